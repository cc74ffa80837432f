import type { Meta, StoryObj } from '@storybook/react-vite';
import PackageIcon from 'lucide-react/icons/package';
import { expect, fn, screen, spyOn, userEvent, within } from 'storybook/test';

import { expectNoPageOverflow, withTextSize } from '~/components/a11y/reflow.play';
import { makeAgency } from '~/domain/agency/agency.sample';

import { storyDay } from '../list.stage';
import { createAgencyDetails } from './createAgencyDetails.stage';
import { DetailPanel } from './DetailPanel';

const actions = { onEdit: fn(), onDelete: fn() };
const agencyDetails = createAgencyDetails(makeAgency(), actions);

/** Use for all fields of one row while the list stays visible. To change the fields, open a Wizard or a FormDialog. */
const meta = {
  title: 'Components/Data/DetailPanel',
  component: DetailPanel,
  args: {
    open: true,
    recordId: 'agency-1',
    record: agencyDetails,
    today: storyDay,
    onPrevious: fn(),
    onNext: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof DetailPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  play: async () => {
    const panel = within(screen.getByRole('dialog', { name: 'Harbour Tags' }));
    await expect(panel.getByRole('heading', { level: 2, name: 'Harbour Tags' })).toHaveFocus();
    await expect(panel.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Email',
      'Phone number',
      'Address',
      'Total earnings',
      'Balance',
      'Website',
      'Date added',
    ]);
    // The field Website has no value, so it has no Copy button.
    await expect(panel.getAllByRole('button', { name: /^Copy/ })).toHaveLength(2);
    await expect(panel.getAllByRole('definition')[5]).toHaveTextContent('–None');
  },
};

export const LinksToRelatedRecords: Story = {
  tags: ['behaviour'],
  play: async () => {
    const purchases = within(screen.getByRole('region', { name: 'Purchases 2' }));
    await expect(purchases.getAllByRole('link')).toHaveLength(2);
    await expect(purchases.getByRole('link', { name: /ORD-1002/ })).toHaveAttribute('href', '/Purchases?open=2');
    const tags = within(screen.getByRole('region', { name: 'AiroTags 150' }));
    await expect(tags.getByRole('link', { name: 'Show all AiroTags' })).toHaveAttribute('href', '/Tags?agency=1');
    await expect(screen.getByRole('region', { name: 'Partners 0' })).toHaveTextContent('None yet.');
  },
};

export const GroupsTheHistoryByDay: Story = {
  tags: ['behaviour'],
  play: async () => {
    const history = within(screen.getByRole('region', { name: 'History' }));
    await expect(history.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
      'Today',
      'Yesterday',
      '15-02-2026',
    ]);
    const todaysChanges = history.getAllByRole('list')[0]?.textContent;
    await expect(todaysChanges).toBe('08:35Address changedFrom 8 Palm Avenue, Dubai08:12Email changed');
  },
};

export const CopiesAValue: Story = {
  tags: ['behaviour'],
  play: async () => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    await userEvent.click(screen.getByRole('button', { name: 'Copy Email' }));
    await expect(writeText).toHaveBeenCalledWith('hello@harbour.example.com');
    await expect(await screen.findByText('Email copied.')).toBeInTheDocument();
  },
};

export const EditsAndDeletes: Story = {
  tags: ['behaviour'],
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expect(actions.onEdit).toHaveBeenCalledOnce();
    await expect(actions.onDelete).toHaveBeenCalledOnce();
  },
};

export const LongTexts: Story = {
  parameters: { darkCopy: false },
  tags: ['state'],
  args: {
    record: {
      ...createAgencyDetails(
        makeAgency({ name: 'Donaudampfschifffahrt'.repeat(4), email: `${'a'.repeat(60)}@b.c` }),
        {},
      ),
      icon: <PackageIcon size="1.5rem" />,
    },
  },
  globals: { viewport: { value: 'w360' } },
  beforeEach: withTextSize(200),
  play: async () => {
    const panel = screen.getByRole('dialog');
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
    await expectNoPageOverflow();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';

import { expectNoPageOverflow } from '~/components/a11y/reflow.play';
import {
  readCells,
  readColumnHeaders,
  expectListActions,
  readFirstCardText,
  readRadioLabels,
  readRowNames,
  selectRadio,
} from '~/components/data/list.play';
import { createListStage, storyDay } from '~/components/data/list.stage';
import { agencyRules } from '~/domain/agency/agency';
import { createManyAgencies, createSampleAgencies } from '~/domain/agency/agency.sample';

import { AdminStage } from '../../AdminLayout/AdminLayout.stage';
import { AgenciesScreen } from './AgenciesScreen';

const AgenciesStage = createListStage(agencyRules, AgenciesScreen);

const meta = {
  title: 'Screens/Admin/Agencies/List',
  component: AgenciesStage,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <AdminStage currentPath="/Admin-Agencies">{Story()}</AdminStage>],
  args: { createRows: () => createSampleAgencies(storyDay), onAdd: fn(), onDelete: fn() },
} satisfies Meta<typeof AgenciesStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  parameters: { modes: 'office', acceptance: ['ADM-08'] },
  play: async ({ canvas }) => {
    await expect(readColumnHeaders(canvas)).toBe(
      'Agency name | Email | Phone number | Address | Total earnings AED | AiroTag balance | Date added',
    );
    await expect(readCells(canvas, 'Harbour Tags')).toBe(
      'hello@harbour.example.com | 050 000 0101 | 12 Sample Street, Dubai | 1,237.50 | 35 | 15-02-2026',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 2 agencies');
  },
};

export const HidesMinorColumnsOnATablet: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas, userEvent }) => {
    await expect(readColumnHeaders(canvas)).toBe(
      'Agency name | Email | Total earnings AED | AiroTag balance | Date added',
    );
    await expect(canvas.queryByRole('region', { name: 'Agencies' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Show all' }));
    await userEvent.keyboard('{Escape}');
    await canvas.findByRole('columnheader', { name: 'Address' });
    await expect(readColumnHeaders(canvas)).toContain('Phone number | Address');
  },
};

export const FitsAPhone: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(readFirstCardText(canvas, 'Agencies')).toBe(
      'Dune Printsteam@dune.example.com050 000 0102AiroTag balance0Date added11-06-2026Total earnings0.00 AED',
    );
    // The cards are low enough that a phone shows three of them.
    const [firstCard] = within(canvas.getByRole('list', { name: 'Agencies' })).getAllByRole('listitem');
    await expect(firstCard?.getBoundingClientRect().height).toBeLessThan(130);
    await expectNoPageOverflow();
  },
};

export const FindsOneOfTenThousandRows: Story = {
  tags: ['behaviour'],
  args: { createRows: () => createManyAgencies(10_000, storyDay) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Page 1 of 200')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'agency9999@');
    await expect(await canvas.findByText('1 of 10,000')).toBeVisible();
    await expect(readRowNames(canvas)).toEqual(['Sample Agency 9999']);
  },
};

export const FiltersAndSortsWithTheShowFilter: Story = {
  tags: ['behaviour'],
  args: { query: { sort: '-name' } },
  parameters: { acceptance: ['ADM-08', 'CON-04'] },
  play: async ({ canvas }) => {
    await expect(readRadioLabels(canvas, 'Show')).toEqual(['All', 'Last 7 Days', 'Name A-Z', 'AiroTag balance']);
    await expect(readRowNames(canvas)).toEqual(['Harbour Tags', 'Dune Prints']);
    await selectRadio(canvas, 'Name A-Z');
    await expect(readRowNames(canvas)).toEqual(['Dune Prints', 'Harbour Tags']);
    await selectRadio(canvas, 'AiroTag balance');
    await expect(readRowNames(canvas)).toEqual(['Harbour Tags', 'Dune Prints']);
    await selectRadio(canvas, 'Last 7 Days');
    await expect(readRowNames(canvas)).toEqual(['Dune Prints']);
  },
};

export const SearchesAddsAndDeletes: Story = {
  tags: ['behaviour'],
  parameters: { acceptance: ['ADM-06'] },
  play: ({ args, canvas }) =>
    expectListActions(canvas, args, {
      searchLabel: 'Search name, email or phone',
      message: 'No agencies found.',
      rowCount: 2,
      addButtonName: 'Add Agency',
      removeButtonName: 'Delete Dune Prints',
      id: 'agency-2',
    }),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { expectNoPageOverflow, largeText } from '~/components/a11y/reflow.play';
import { readCells, readColumnHeaders, readFirstCardText } from '~/components/data/list.play';
import { storyDay } from '~/components/data/list.stage';
import { makeAgencyTag, makeUnassignedTag, createManyAgencyTags } from '~/domain/tag/agencyTag.sample';

import { tagsArgs } from './tagsArgs.stage';
import { TagsStage } from './TagsScreen.stage';

const meta = {
  title: 'Screens/Agency/Tags/List',
  component: TagsStage,
  parameters: { layout: 'fullscreen' },
  args: { createTags: () => [makeAgencyTag(), makeUnassignedTag()], ...tagsArgs },
} satisfies Meta<typeof TagsStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  parameters: { modes: 'office', acceptance: ['AGY-05', 'AGY-07'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(readColumnHeaders(canvas)).toBe(
      'Hexacode | Utility | Status | Is assigned | Customization completed | Assigner | Assigned at | Activated at | Assigned to | Actions',
    );
    await expect(readCells(canvas, '7F3A9C21')).toBe(
      'Enabled | Activated | Yes | Yes | Partner: Mira A. | 13-06-2026 | 13-06-2026 | omar@example.com',
    );
    await expect(readCells(canvas, 'B04D17E8')).toBe(
      'Not enabled | Not activated | No | No | –None | –None | –None | –None',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 2 AiroTags');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete B04D17E8' }));
    await expect(args.onDelete).toHaveBeenCalledWith(expect.objectContaining({ hexacode: 'B04D17E8' }));
  },
};

/** The snapshot uses forced colours. To see them in Storybook, turn on high contrast in your system. */
export const ForcedColours: Story = { tags: ['state'], parameters: { forcedColours: true } };

export const FitsLargeText: Story = { tags: ['behaviour'], globals: largeText, play: () => expectNoPageOverflow() };

export const NoMatches: Story = {
  tags: ['state'],
  args: { query: { search: 'zebra' } },
  parameters: { acceptance: ['AGY-05'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No AiroTags found.')).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Search AiroTags' })).toHaveValue('zebra');
  },
};

export const FitsAPhone: Story = {
  tags: ['behaviour'],
  args: { createTags: () => [makeAgencyTag({ utility: 'notEnabled' }), makeUnassignedTag()] },
  globals: { viewport: { value: 'w360' } },
  parameters: { acceptance: ['AGY-05'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(readFirstCardText(canvas, 'AiroTags')).toBe(
      '7F3A9C21Activatedomar@example.comPartner: Mira A.' + 'UtilityNot enabledAssigned at13-06-2026',
    );
    const labels = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(labels.join()).toBe('Utility,Assigned at,Utility');
    await expect(canvas.getByRole('button', { name: 'Filters' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select 7F3A9C21' }));
    await expect(canvas.getByText('1 selected')).toBeVisible();
    const printButton = canvas.getByRole('button', { name: 'Print selected' });
    // On phones, the button is in a bar that is fixed to the bottom of the window.
    await expect(printButton.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.click(printButton);
    await expect(args.onPrint).toHaveBeenCalledWith([expect.objectContaining({ hexacode: '7F3A9C21' })]);
    await expectNoPageOverflow();
  },
};

const viewport1264 = {
  w1264: { name: '1264 px', styles: { width: '1264px', height: '800px' }, type: 'desktop' },
} as const;

export const FitsTenColumnsAt1264Pixels: Story = {
  tags: ['behaviour'],
  args: { createTags: () => createManyAgencyTags(8, storyDay) },
  parameters: { viewport: { options: viewport1264 }, acceptance: ['AGY-05'] },
  globals: { viewport: { value: 'w1264' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'More filters' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Actions' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(10);
    // The table is a region only while it scrolls horizontally.
    await expect(canvas.queryByRole('region', { name: 'AiroTags' })).not.toBeInTheDocument();
    await expectNoPageOverflow();
  },
};

export const LongNamesInOtherScripts: Story = {
  tags: ['state'],
  args: {
    createTags: () => [
      makeAgencyTag({
        assigner: { type: 'partner', name: 'Maximiliane-Alexandra von Hohenzollern-Sigmaringen & Söhne (Filiale 12)' },
        assignedTo: 'a-very-long-address-that-is-hard-to-type.and.longer@mail.subsidiary.example.com',
      }),
      makeAgencyTag({
        id: 'agency-tag-2',
        hexacode: '7F3A9C22',
        assigner: { type: 'partner', name: 'شركة الملصقات الذكية (دبي)' },
        assignedTo: 'مالك@example.com',
      }),
    ],
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /7F3A9C22/ });
    await expect(within(row).getByText('شركة الملصقات الذكية (دبي)')).toBeVisible();
    await expect(Math.round(row.getBoundingClientRect().height)).toBe(52);
    await expectNoPageOverflow();
  },
};

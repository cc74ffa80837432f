import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { expectNoPageOverflow } from '~/components/a11y/reflow.play';
import {
  readCells,
  readColumnHeaders,
  expectListActions,
  readFirstCardText,
  readOptions,
  readRowNames,
  selectOption,
} from '~/components/data/list.play';
import { createListStage, storyDay } from '~/components/data/list.stage';
import { generatedTagRules } from '~/domain/tag/generatedTag';
import { makeGeneratedTag, createSampleGeneratedTags } from '~/domain/tag/generatedTag.sample';

import { AdminStage } from '../../AdminLayout/AdminLayout.stage';
import { TagsScreen } from './TagsScreen';

const TagsStage = createListStage(generatedTagRules, TagsScreen);

const PrintedFilterStage = createListStage(generatedTagRules, (props) => <TagsScreen {...props} hasPrintedFilter />);

const meta = {
  title: 'Screens/Admin/Generated tags/List',
  component: TagsStage,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <AdminStage currentPath="/Admin-AiroTags">{Story()}</AdminStage>],
  args: { createRows: () => createSampleGeneratedTags(storyDay), onAdd: fn(), onDelete: fn() },
} satisfies Meta<typeof TagsStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  args: { createRows: () => createSampleGeneratedTags(storyDay) },
  parameters: { modes: 'office', acceptance: ['ADM-07'] },
  play: async ({ canvas }) => {
    await expect(readColumnHeaders(canvas)).toBe(
      'Hexacode | Serial number | Owner | Partner | Is assigned | Is printed | Created at',
    );
    await expect(readCells(canvas, '7F3A9C21')).toBe(
      'SN-000101 | Individual: Omar K. | Mira A. | Yes | Yes | 20-05-2026',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 2 AiroTags');
  },
};

export const FitsAPhone: Story = {
  tags: ['behaviour'],
  args: { createRows: () => [makeGeneratedTag()] },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    await expect(readFirstCardText(canvas, 'Generated AiroTags')).toBe(
      '7F3A9C21SN-000101Individual: Omar K.Mira A.Created at20-05-2026Is assignedYesIs printedYes',
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select 7F3A9C21' }));
    await expect(canvas.getByText('1 selected')).toBeVisible();
    // On phones, the bulk actions are in a bar at the bottom of the window.
    const goButtonBox = canvas.getByRole('button', { name: 'Go' }).getBoundingClientRect();
    await expect(goButtonBox.bottom).toBeLessThanOrEqual(window.innerHeight);
    await expectNoPageOverflow();
  },
};

export const FiltersByAssignmentAndOwner: Story = {
  tags: ['behaviour'],
  parameters: { acceptance: ['ADM-07'] },
  play: async ({ canvas, userEvent }) => {
    await expect(await readOptions(canvas, 'Is assigned')).toEqual(['All', 'Yes', 'No']);
    await expect(await readOptions(canvas, 'Owner')).toEqual(['All', 'Agency', 'Individual']);
    await selectOption(canvas, 'Is assigned', 'Yes');
    await expect(readRowNames(canvas)).toEqual(['7F3A9C21']);
    await selectOption(canvas, 'Owner', 'Agency');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await selectOption(canvas, 'Owner', 'Individual');
    await expect(readRowNames(canvas)).toEqual(['7F3A9C21']);
    await selectOption(canvas, 'Owner', 'Agency');
    await expect(readRowNames(canvas)).toEqual(['B04D17E8']);
  },
};

export const FiltersByPrinting: Story = {
  tags: ['behaviour'],
  render: (args) => <PrintedFilterStage {...args} />,
  play: async ({ canvas }) => {
    await selectOption(canvas, 'Is printed', 'No');
    await expect(readRowNames(canvas)).toEqual(['B04D17E8']);
    await selectOption(canvas, 'Is printed', 'Yes');
    await expect(readRowNames(canvas)).toEqual(['7F3A9C21']);
  },
};

export const SortsByCreationDate: Story = {
  tags: ['behaviour'],
  args: { query: { sort: 'hexacode' } },
  parameters: { acceptance: ['ADM-07'] },
  play: async ({ canvas }) => {
    await selectOption(canvas, 'Created at', 'Oldest');
    await expect(readRowNames(canvas)).toEqual(['B04D17E8', '7F3A9C21']);
    await selectOption(canvas, 'Created at', 'Newest');
    await expect(readRowNames(canvas)).toEqual(['7F3A9C21', 'B04D17E8']);
  },
};

export const SearchesAddsAndDeletes: Story = {
  tags: ['behaviour'],
  parameters: { acceptance: ['ADM-06'] },
  play: ({ args, canvas }) =>
    expectListActions(canvas, args, {
      searchLabel: 'Search code or owner',
      message: 'No generated AiroTags found.',
      rowCount: 2,
      addButtonName: 'Add Generated AiroTag',
      removeButtonName: 'Delete B04D17E8',
      id: 'tag-2',
    }),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { expectEmptyMessage, readRowNames, selectOption } from '~/components/data/list.play';
import { makeAgencyTag, makeUnassignedTag } from '~/domain/tag/agencyTag.sample';

import { tagsArgs } from './tagsArgs.stage';
import { TagsStage } from './TagsScreen.stage';

/** Four tags that differ in the fields by which the list can be filtered. */
const createFourTags = () => [
  makeAgencyTag({ id: '1', hexacode: 'A1', assignedAt: '2026-06-01', activatedAt: '2026-06-09' }),
  makeUnassignedTag({ id: '2', hexacode: 'A2' }),
  makeAgencyTag({
    id: '3',
    hexacode: 'A3',
    assigner: { type: 'agency', name: 'Harbour Tags' },
    customization: false,
    assignedAt: '2026-06-04',
    activatedAt: '2026-06-05',
  }),
  makeAgencyTag({
    id: '4',
    hexacode: 'A4',
    status: 'notActivated',
    utility: 'notEnabled',
    assignedAt: '2026-06-03',
    activatedAt: undefined,
  }),
];

const meta = {
  title: 'Screens/Agency/Tags/Filters',
  component: TagsStage,
  tags: ['behaviour'],
  parameters: { layout: 'fullscreen' },
  // In windows narrower than 1440 px, most filters are in a popover.
  globals: { viewport: { value: 'w1440' } },
  args: {
    createTags: createFourTags,
    ...tagsArgs,
  },
} satisfies Meta<typeof TagsStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SortsByTheDateFilterThatWasSetLast: Story = {
  args: { query: { sort: '-hexacode' } },
  parameters: { acceptance: ['AGY-05'] },
  play: async ({ canvas }) => {
    // Setting one date filter resets the other date filter and the sorting by a column.
    const expectedOrders = [
      ['Assigned at', 'Oldest', ['A1', 'A4', 'A3', 'A2']],
      ['Assigned at', 'Newest', ['A3', 'A4', 'A1', 'A2']],
      ['Activated at', 'Newest', ['A1', 'A3', 'A2', 'A4']],
      ['Activated at', 'Oldest', ['A3', 'A1', 'A2', 'A4']],
      ['Assigned at', 'Oldest', ['A1', 'A4', 'A3', 'A2']],
    ] as const;
    for (const [label, option, names] of expectedOrders) {
      await selectOption(canvas, label, option);
      await expect(readRowNames(canvas)).toEqual(names);
    }
    await expect(canvas.getByRole('combobox', { name: 'Activated at' })).toHaveTextContent('Activated at: All');
  },
};

export const ClearsAllFilters: Story = {
  args: { query: { status: 'notActivated', customization: 'yes', assigner: 'agency' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No results with these filters.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(readRowNames(canvas)).toHaveLength(4);
    await expect(canvas.getByRole('combobox', { name: 'Assigner type' })).toHaveTextContent('Assigner type: All');
  },
};

export const ShowsAMessageWithoutResults: Story = {
  parameters: { acceptance: ['AGY-05'] },
  play: ({ canvas }) =>
    expectEmptyMessage(canvas, { searchLabel: 'Search AiroTags', message: 'No AiroTags found.', rowCount: 4 }),
};

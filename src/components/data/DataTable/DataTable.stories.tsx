import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { expectNoPageOverflow } from '~/components/a11y/reflow.play';
import { makeAgency, createManyAgencies } from '~/domain/agency/agency.sample';

import { readCells, readColumnHeaders, readRowNames } from '../list.play';
import { storyDay } from '../list.stage';
import { TableStage } from './DataTable.stage';

/**
 * Use inside ListLayout for rows with the same columns. On phones, each row is a card, usually a RecordCard. For the
 * fields of a single record, use DetailPanel.
 */
const meta = {
  title: 'Components/Data/DataTable',
  component: TableStage,
  args: { createRows: () => createManyAgencies(60, storyDay) },
} satisfies Meta<typeof TableStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state'] };

export const Compact: Story = {
  tags: ['state'],
  args: { view: { density: 'compact' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^Sample Agency 1 / });
    await expect(row.getBoundingClientRect().height).toBe(40);
  },
};

export const Dense: Story = {
  tags: ['state'],
  args: {
    createRows: () =>
      createManyAgencies(20, storyDay).map((agency) => ({ ...agency, address: `${agency.address}, `.repeat(9) })),
    view: { density: 'dense' },
    isSelectable: true,
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^Select Sample Agency 1 / });
    await expect(row.getBoundingClientRect().height).toBe(32);
    // The tooltip of the cell shows the whole text.
    await expect(within(row).getByText(/^1 Example Road/)).toHaveAttribute('title', expect.stringMatching(/Dubai, $/));
  },
};

export const WithoutAddress: Story = {
  tags: ['state'],
  args: { createRows: () => [makeAgency({ address: '' })] },
  play: async ({ canvas }) => {
    await expect(readCells(canvas, 'Harbour Tags')).toBe('–None | +971 50 000 0101 | 35');
  },
};

export const SortsByColumn: Story = {
  tags: ['behaviour'],
  args: {
    createRows: () => [
      makeAgency({ id: '1', name: 'Beta', tagBalance: 2 }),
      makeAgency({ id: '2', name: 'Alpha', tagBalance: 10 }),
      makeAgency({ id: '3', name: 'Gamma', tagBalance: 1 }),
    ],
  },
  play: async ({ canvas, step }) => {
    const sortBy = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    const getNameHeader = () => canvas.getByRole('columnheader', { name: 'Name' });
    await step('sorts in ascending order on the first click', async () => {
      await sortBy('Name');
      await expect(readRowNames(canvas)).toEqual(['Alpha', 'Beta', 'Gamma']);
      await expect(getNameHeader()).toHaveAttribute('aria-sort', 'ascending');
    });
    await step('sorts in descending order on the second click', async () => {
      await sortBy('Name');
      await expect(readRowNames(canvas)).toEqual(['Gamma', 'Beta', 'Alpha']);
      await expect(getNameHeader()).toHaveAttribute('aria-sort', 'descending');
    });
    await step('restores the original order on the third click', async () => {
      await sortBy('Name');
      await expect(readRowNames(canvas)).toEqual(['Beta', 'Alpha', 'Gamma']);
      await expect(getNameHeader()).not.toHaveAttribute('aria-sort');
    });
    await step('sorts numbers by value, in descending order first', async () => {
      await sortBy('Balance tags');
      await expect(readRowNames(canvas)).toEqual(['Alpha', 'Beta', 'Gamma']);
    });
    await expect(canvas.queryByRole('button', { name: 'Phone' })).not.toBeInTheDocument();
  },
};

export const HidesColumnsExceptTheFirst: Story = {
  tags: ['behaviour'],
  args: { view: { hidden: ['phone', 'name'] } },
  play: async ({ canvas }) => {
    await expect(readColumnHeaders(canvas)).toBe('Name | Address | Balancetags');
  },
};

export const Mobile: Story = {
  tags: ['state'],
  args: { isSelectable: true },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const cards = within(canvas.getByRole('list', { name: 'Agencies' })).getAllByRole('listitem');
    await expect(cards).toHaveLength(25);
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Sample Agency 1' }));
    await expect(canvas.getByText('1 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all 60' }));
    await expect(canvas.getByText('60 selected')).toBeVisible();
    const rowsPerPageSelect = canvas.getByRole('combobox', { name: 'Rows per page' });
    await expect(rowsPerPageSelect.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expectNoPageOverflow();
  },
};

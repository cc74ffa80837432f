import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { expectNoPageOverflow } from '~/components/a11y/reflow.play';
import { makeAgency, createManyAgencies } from '~/domain/agency/agency.sample';

import { readCells, readColumnHeaders } from '../list.play';
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

export const HidesColumnsExceptTheFirst: Story = {
  tags: ['behaviour'],
  args: { view: { hidden: ['phone', 'name'] } },
  play: async ({ canvas }) => {
    await expect(readColumnHeaders(canvas)).toBe('Name | Address | Balance tags');
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
    const rowsPerPageSelect = canvas.getByRole('combobox', { name: 'Rows per page' });
    await expect(rowsPerPageSelect.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expectNoPageOverflow();
  },
};

import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, queries, userEvent, waitFor, within } from 'storybook/test';

import { agencyRules } from '~/domain/agency/agency';
import type { Agency } from '~/domain/agency/agency';
import { makeAgency, manyAgencies } from '~/domain/agency/agency.sample';
import type { TableView } from '~/domain/lists/tableView';

import type { Column } from '../column';
import { storyDay, useSampleList } from '../list.sample';
import { DeleteRowButton } from '../RowButton/DeleteRowButton';
import { DataTable } from './DataTable';
import { useSelection } from './useSelection';

const columns: readonly Column<Agency>[] = [
  { id: 'name', head: 'Name', text: ({ name }) => name },
  { id: 'address', head: 'Address', text: ({ address }) => address, isFlexible: true },
  { id: 'phone', head: 'Phone', text: ({ phone }) => phone, firstSort: 'none' },
  {
    id: 'tagBalance',
    head: 'Balance',
    unit: 'tags',
    text: ({ tagBalance }) => String(tagBalance),
    align: 'end',
    firstSort: 'descending',
  },
];

type StageProps = { rows: () => Agency[]; view: Partial<TableView>; rowsAre: 'plain' | 'selectable' };

function TableStage({ rows, view, rowsAre }: StageProps) {
  const [all] = useState(rows);
  const list = useSampleList(agencyRules, all, { view });
  const { selection, chosen } = useSelection(list, ({ name }) => name);
  return (
    <>
      <DataTable
        label="Agencies"
        list={list}
        columns={columns}
        card={({ name }) => <Typography component="h2">{name}</Typography>}
        actions={{ of: ({ name }) => <DeleteRowButton name={name} onDelete={() => undefined} /> }}
        {...(rowsAre === 'selectable' ? { selection } : {})}
      />
      <Typography role="status">{chosen.length} selected</Typography>
    </>
  );
}

const meta = {
  title: 'Components/Data/DataTable',
  component: TableStage,
  args: { rows: () => manyAgencies(60, storyDay), view: { rowsPerPage: 25 }, rowsAre: 'plain' },
} satisfies Meta<typeof TableStage>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Pick<ReturnType<typeof within<typeof queries>>, 'getAllByRole'>;

const names = (canvas: Canvas) => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(names(canvas)).toHaveLength(25);
    await expect(canvas.getByText('Page 1 of 3')).toBeVisible();
  },
};

export const SortsByAColumnThenBackThenNoMore: Story = {
  args: {
    rows: () => [
      makeAgency({ id: '1', name: 'Beta', tagBalance: 2 }),
      makeAgency({ id: '2', name: 'Alpha', tagBalance: 10 }),
      makeAgency({ id: '3', name: 'Gamma', tagBalance: 1 }),
    ],
  },
  play: async ({ canvas, step }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    const head = () => canvas.getByRole('columnheader', { name: 'Name' });
    await step('upwards first', async () => {
      await press('Name');
      await expect(names(canvas)).toEqual(['Alpha', 'Beta', 'Gamma']);
      await expect(head()).toHaveAttribute('aria-sort', 'ascending');
    });
    await step('then downwards', async () => {
      await press('Name');
      await expect(names(canvas)).toEqual(['Gamma', 'Beta', 'Alpha']);
      await expect(head()).toHaveAttribute('aria-sort', 'descending');
    });
    await step('then as it was', async () => {
      await press('Name');
      await expect(names(canvas)).toEqual(['Beta', 'Alpha', 'Gamma']);
      await expect(head()).not.toHaveAttribute('aria-sort');
    });
    await step('numbers from the top, by their size', async () => {
      await press('Balance tags');
      await expect(names(canvas)).toEqual(['Alpha', 'Beta', 'Gamma']);
    });
    await expect(canvas.queryByRole('button', { name: 'Phone' })).not.toBeInTheDocument();
  },
};

export const TurnsPages: Story = {
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next page' });
    await userEvent.click(next);
    await expect(names(canvas)[0]).toBe('Sample Agency 26');
    await userEvent.click(next);
    await expect(canvas.getByText('Page 3 of 3')).toBeVisible();
    await expect(names(canvas)).toHaveLength(10);
    // The last page keeps the focus where it is, and has no next one.
    await userEvent.keyboard('{Enter}');
    await expect(next).toHaveFocus();
    await expect(canvas.getByText('Page 3 of 3')).toBeVisible();
  },
};

export const ShowsAsManyRowsAsOneLikes: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Rows a page' }));
    await userEvent.click(await within(document.body).findByRole('option', { name: '100 rows a page' }));
    await waitFor(() => expect(names(canvas)).toHaveLength(60));
    await expect(canvas.getByText('Page 1 of 1')).toBeVisible();
  },
};

export const SelectsRowsAndAllThatWereFound: Story = {
  args: { rowsAre: 'selectable' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Sample Agency 2' }));
    await expect(canvas.getByRole('row', { selected: true })).toHaveTextContent('Sample Agency 2');
    const all = canvas.getByRole('checkbox', { name: 'Select all 60 found' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(canvas.getByText('60 selected')).toBeVisible();
    await userEvent.click(all);
    await expect(canvas.getByText('0 selected')).toBeVisible();
  },
};

export const SelectsAllFromOneRowToAnotherWithShift: Story = {
  args: { rowsAre: 'selectable' },
  play: async ({ canvas, step }) => {
    const user = userEvent.setup();
    const box = (row: number) => canvas.getByRole('checkbox', { name: `Select Sample Agency ${row}` });
    await step('down the list', async () => {
      await user.click(box(2));
      await user.keyboard('{Shift>}');
      await user.click(box(6));
      await user.keyboard('{/Shift}');
      await expect(canvas.getByText('5 selected')).toBeVisible();
      await expect(box(4)).toBeChecked();
    });
    await step('and back up, taking the choice away', async () => {
      await user.keyboard('{Shift>}');
      await user.click(box(5));
      await user.keyboard('{/Shift}');
      await expect(canvas.getByText('3 selected')).toBeVisible();
      await expect(box(6)).not.toBeChecked();
    });
  },
};

export const SelectsAllOnAPhoneToo: Story = {
  args: { rowsAre: 'selectable' },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all 60 found' }));
    await expect(canvas.getByText('60 selected')).toBeVisible();
  },
};

export const SaysWhereThereIsNothing: Story = {
  args: { rows: () => [makeAgency({ address: '' })] },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /^Harbour Tags/ }));
    await expect(row.getAllByRole('cell')[0]).toHaveTextContent('–None');
  },
};

export const HidesColumns: Story = {
  args: { view: { hidden: ['phone', 'name'] } },
  play: async ({ canvas }) => {
    // The first column names the rows and stays.
    const heads = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(heads).toEqual(['Name', 'Address', 'Balancetags']);
  },
};

export const Compact: Story = {
  args: { view: { density: 'compact' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^Sample Agency 1 / });
    await expect(row.getBoundingClientRect().height).toBeLessThan(48);
  },
};

export const KeepsItsHeadsInSight: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    canvas.getByRole('rowheader', { name: 'Sample Agency 25' }).scrollIntoView({ block: 'end' });
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(0));
    const head = canvas.getByRole('columnheader', { name: 'Name' }).getBoundingClientRect();
    await expect(head.top).toBeGreaterThanOrEqual(0);
    await expect(head.bottom).toBeLessThan(160);
  },
};

export const LongWords: Story = {
  args: {
    rows: () => [
      makeAgency({
        name: 'The Very Long And Winding Sample Agency Of Tags And Other Things In The Emirates',
        address: 'Aneverendingstreetnamewithoutanyspacesinitthatgoesonandonandon 12345, Sample Quarter, Dubai',
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const ArabicNames: Story = {
  args: { rows: () => [makeAgency({ name: 'شركة العلامات (دبي)' })] },
  play: async ({ canvas }) => {
    const name = canvas.getByText('شركة العلامات (دبي)');
    const placeOf = (index: number) => {
      const range = document.createRange();
      range.setStart(name.firstChild ?? name, index);
      range.setEnd(name.firstChild ?? name, index + 1);
      return range.getBoundingClientRect().left;
    };
    // Read from the right: the last bracket stands left of everything, and the name begins where its column does.
    await expect(placeOf('شركة العلامات (دبي)'.length - 1)).toBeLessThan(placeOf(0));
    const head = canvas.getByRole('columnheader', { name: 'Name' });
    await expect(placeOf('شركة العلامات (دبي)'.length - 1)).toBeLessThan(head.getBoundingClientRect().left + 24);
  },
};

export const OnAPhone: Story = {
  args: { rowsAre: 'selectable' },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const cards = within(canvas.getByRole('list', { name: 'Agencies' })).getAllByRole('listitem');
    await expect(cards).toHaveLength(25);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Sample Agency 1' }));
    await expect(canvas.getByText('1 selected')).toBeVisible();
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
    const rowsPerPage = canvas.getByRole('combobox', { name: 'Rows a page' });
    await expect(rowsPerPage.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const WhatIsFocusedComesOutFromUnderThePinnedColumns: Story = {
  args: { rows: () => [makeAgency({ phone: '+971 50 000 0101 or else +971 50 000 0102, extension 33 or 34' })] },
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    const edge = () => canvas.getByRole('button', { name: 'Delete Harbour Tags' }).getBoundingClientRect().left;
    const balance = canvas.getByRole('button', { name: 'Balance tags' });
    canvas.getByRole('button', { name: 'Address' }).focus();
    // Half of it still shows beside the column that is pinned at the end.
    const { left, width } = balance.getBoundingClientRect();
    canvas.getByRole('region', { name: 'Agencies' }).scrollLeft += left + width / 2 - edge();
    await expect(balance.getBoundingClientRect().right).toBeGreaterThan(edge());
    await userEvent.tab();
    await expect(balance).toHaveFocus();
    await waitFor(() => expect(balance.getBoundingClientRect().right).toBeLessThanOrEqual(edge()));
  },
};

export const OnATablet: Story = {
  args: { rowsAre: 'selectable' },
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('region', { name: 'Agencies' });
    await expect(frame).toHaveAttribute('tabindex', '0');
    frame.scrollTop = frame.scrollHeight;
    const head = canvas.getByRole('columnheader', { name: 'Name' });
    await waitFor(() => expect(frame.scrollTop).toBeGreaterThan(0));
    await expect(head.getBoundingClientRect().top).toBeCloseTo(frame.getBoundingClientRect().top, -1);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { agencyRules } from '~/domain/agency/agency';
import type { Agency, AgencyQuery } from '~/domain/agency/agency';
import { makeAgency } from '~/domain/agency/agency.sample';

import type { Column } from '../column';
import { readRowNames } from '../list.play';
import { useStoryList } from '../list.stage';
import { DataTable } from './DataTable';

const agencies = [
  makeAgency({ id: '1', name: 'Beta', tagBalance: 2, dateAdded: '2026-06-15' }),
  makeAgency({ id: '2', name: 'Alpha', tagBalance: 10, dateAdded: '2026-06-14' }),
  makeAgency({ id: '3', name: 'Gamma', tagBalance: 1, dateAdded: '2026-06-13' }),
];
const columns: readonly Column<Agency>[] = [
  { id: 'name', header: 'Name', text: ({ name }) => name },
  { id: 'phone', header: 'Phone', text: ({ phone }) => phone, firstSortDirection: 'none' },
  {
    id: 'tagBalance',
    header: 'Balance',
    text: ({ tagBalance }) => String(tagBalance),
    firstSortDirection: 'descending',
  },
  { id: 'dateAdded', header: 'Date', text: ({ dateAdded }) => dateAdded, firstSortDirection: 'descending' },
];

function SortingStage({ query }: { query?: Partial<AgencyQuery> }) {
  const list = useStoryList(agencyRules, agencies, query && { query });
  return <DataTable label="Agencies" list={list} columns={columns} renderCard={({ name }) => name} />;
}

/** Part of DataTable. A list without a useful order of its columns sets `firstSortDirection: 'none'` instead. */
const meta = {
  title: 'Components/Data/DataTable sorting',
  component: SortingStage,
  tags: ['behaviour'],
} satisfies Meta<typeof SortingStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SortsByColumn: Story = {
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
    await step('restores the default order on the third click', async () => {
      await sortBy('Name');
      await expect(readRowNames(canvas)).toEqual(['Beta', 'Alpha', 'Gamma']);
      await expect(getNameHeader()).not.toHaveAttribute('aria-sort');
    });
    await step('sorts numbers by value, in descending order first', async () => {
      await sortBy('Balance');
      await expect(readRowNames(canvas)).toEqual(['Alpha', 'Beta', 'Gamma']);
    });
    await expect(canvas.queryByRole('button', { name: 'Phone' })).not.toBeInTheDocument();
  },
};

export const MarksTheColumnOfTheDefaultOrder: Story = {
  play: async ({ canvas }) => {
    const dateHeader = canvas.getByRole('columnheader', { name: 'Date' });
    await expect(dateHeader).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await expect(dateHeader).not.toHaveAttribute('aria-sort');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Name' }));
    await expect(dateHeader).toHaveAttribute('aria-sort', 'descending');
  },
};

export const MarksTheColumnByWhichAFilterSorts: Story = {
  args: { query: { show: 'balance' } },
  play: async ({ canvas }) => {
    await expect(readRowNames(canvas)).toEqual(['Alpha', 'Beta', 'Gamma']);
    await expect(canvas.getByRole('columnheader', { name: 'Balance' })).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getByRole('columnheader', { name: 'Date' })).not.toHaveAttribute('aria-sort');
  },
};

export const EmphasizesTheSortIconOfAnotherColumnOnFocus: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Name' });
    const readColours = (header: Element) =>
      [...header.querySelectorAll('svg')].map((icon) => getComputedStyle(icon).color);
    const idleColours = readColours(button);
    await expect(readColours(canvas.getByRole('columnheader', { name: 'Date' }))).not.toEqual(idleColours);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(readColours(button)).not.toEqual(idleColours);
  },
};

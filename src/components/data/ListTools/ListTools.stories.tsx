import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { agencyRules } from '~/domain/agency/agency';
import type { Agency, AgencyQuery } from '~/domain/agency/agency';
import { createSampleAgencies } from '~/domain/agency/agency.sample';

import type { Column } from '../column';
import { storyDay, useStoryList } from '../list.stage';
import type { ListStoryArgs } from '../list.stage';
import { ListTools } from './ListTools';

const agencies = createSampleAgencies(storyDay);
const columns: readonly Column<Agency>[] = [
  { id: 'name', header: 'Name', text: ({ name }) => name },
  { id: 'phone', header: 'Phone', text: ({ phone }) => phone },
  {
    id: 'totalEarnings',
    header: 'Earnings',
    unit: 'AED',
    text: ({ totalEarnings }) => totalEarnings.toFixed(2),
    exportValue: ({ totalEarnings }) => totalEarnings,
  },
];

function ToolsStage(options: ListStoryArgs<AgencyQuery>) {
  const list = useStoryList(agencyRules, agencies, options);
  return (
    <>
      <ListTools list={list} columns={columns} />
      <p>Hidden: {list.view.hidden?.join(', ') || 'none'}</p>
      <p>Density: {list.view.density}</p>
      <p>First: {list.rows[0]?.name}</p>
    </>
  );
}

/** Use next to the number of results, for columns, density and download. Filters belong in ListToolbar. */
const meta = {
  title: 'Components/Data/ListTools',
  component: ToolsStage,
  tags: ['behaviour'],
  args: { onDownload: fn() },
} satisfies Meta<typeof ToolsStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsAndHidesColumns: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await expect(await screen.findByText('Name is always shown')).toBeVisible();
    const phoneItem = screen.getByRole('menuitemcheckbox', { name: 'Phone' });
    await expect(phoneItem).toBeChecked();
    await userEvent.click(phoneItem);
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Earnings' }));
    await expect(phoneItem).not.toBeChecked();
    await expect(canvas.getByText('Hidden: phone, totalEarnings')).toBeVisible();
    await expect(canvas.getByText('2 columns hidden')).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Show all' }));
    await expect(canvas.getByText('Hidden: none')).toBeVisible();
    await expect(canvas.queryByText(/columns? hidden/)).not.toBeInTheDocument();
  },
};

export const CountsNeitherTheFirstNorRemovedColumnsAsHidden: Story = {
  args: { view: { hidden: ['name', 'phone', 'removedColumn'] } },
  play: ({ canvas }) => expect(canvas.getByText('1 column hidden')).toBeVisible(),
};

export const CountsHiddenColumnsOnATablet: Story = {
  globals: { viewport: { value: 'w992' } },
  args: { view: { hidden: ['phone'] } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Columns' });
    const badge = canvas.getByText('1').getBoundingClientRect();
    await expect(badge.left).toBeGreaterThan(button.firstElementChild?.getBoundingClientRect().right ?? Infinity);
  },
};

export const ChangesTheDensity: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Density' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Compact' }));
    await expect(canvas.getByText('Density: compact')).toBeVisible();
  },
};

export const DownloadsMatchingRows: Story = {
  args: { query: { search: 'harbour' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }));
    await expect(args.onDownload).toHaveBeenCalledWith({
      headers: ['Name', 'Phone', 'Earnings (AED)'],
      rows: [['Harbour Tags', '+971 50 000 0101', 1237.5]],
    });
  },
};

export const DownloadsFromAMenuOnMobile: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Download CSV' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};

export const SortsOnMobile: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sort' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Earnings, descending' }));
    await expect(await canvas.findByText('First: Harbour Tags')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sort: Earnings, descending' })).toHaveTextContent(
      'Sort: Earnings',
    );
    await expect(canvas.queryByRole('button', { name: 'Columns' })).not.toBeInTheDocument();
  },
};

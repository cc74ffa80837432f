import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';

import { storyDay, useSampleList } from '~/components/data/list.sample';
import type { SampleListOptions } from '~/components/data/list.sample';
import { createdDayOptions, tagPackageRules } from '~/domain/tagPackage/tagPackage';
import type { TagPackage, TagPackageQuery } from '~/domain/tagPackage/tagPackage';
import { makeTagPackage, manyPackages, samplePackages } from '~/domain/tagPackage/tagPackage.sample';

import { AdminStage } from '../../AdminLayout/AdminLayout.stage';
import { PackagesScreen } from './PackagesScreen';
import type { PackagesScreenProps } from './PackagesScreen';

const rules = tagPackageRules(storyDay);

type StageProps = Omit<PackagesScreenProps, 'list' | 'createdDays'> &
  SampleListOptions<TagPackageQuery> & { packages: () => TagPackage[] };

function PackagesStage({ packages, onAdd, onDelete, ...options }: StageProps) {
  const [rows] = useState(packages);
  const list = useSampleList(rules, rows, options);
  const createdDays = createdDayOptions(rows, list.query.createdAt, storyDay);
  return <PackagesScreen list={list} createdDays={createdDays} onAdd={onAdd} onDelete={onDelete} />;
}

const meta = {
  title: 'Screens/Admin/Packages/List',
  component: PackagesStage,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <AdminStage currentPath="/Admin-Packages">{Story()}</AdminStage>],
  args: {
    packages: () => samplePackages(storyDay),
    status: 'ready',
    query: {},
    onAdd: fn(),
    onDelete: fn(),
    onRetry: fn(),
    onDownload: fn(),
  },
} satisfies Meta<typeof PackagesStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { acceptance: ['ADM-10', 'CON-05'] },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Packages' }));
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Package name',
      'Total hexacodes',
      'PriceAED',
      'Active',
      'Created by',
      'Created at',
    ]);
    await expect(table.getAllByRole('row')[1]).toHaveTextContent('Sample Pack5030.00YesAdmin owner03-06-2026');
    await expect(table.getAllByRole('row')[3]).toHaveTextContent('Specimen Pack500210.00NoAdmin owner27-11-2025');
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 3 packages');
  },
};

export const Loading: Story = {
  args: { status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading packages');
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { packages: () => [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No packages found.')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('0 of 0 packages');
  },
};

export const NoMatches: Story = {
  args: { query: { search: 'zebra' } },
  parameters: { acceptance: ['ADM-06'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No packages found.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(3);
  },
};

export const Failed: Story = {
  args: { status: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('The packages could not be loaded.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const cards = within(canvas.getByRole('list', { name: 'Packages' }));
    await expect(cards.getByRole('heading', { name: 'Sample Pack' })).toBeVisible();
    await expect(cards.getByText('Not active')).toBeVisible();
    await expect(cards.getByText('64.50 AED')).toBeVisible();
    const first = within(cards.getAllByRole('listitem')[0] ?? document.body);
    await expect(first.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Total hexacodes',
      'Price',
      'Active',
      'Created by',
      'Created at',
    ]);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Many: Story = {
  args: { packages: () => manyPackages(10_000, storyDay) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Page 1 of 200')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search name, price or creator' }), 'k 9999');
    await expect(await canvas.findByText('1 of 10,000')).toBeVisible();
  },
};

export const FiltersByActiveStatus: Story = {
  parameters: { acceptance: ['ADM-10'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Active status' }));
    const options = await screen.findAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual(['All', 'Active', 'Not active']);
    await userEvent.click(screen.getByRole('option', { name: 'Not active' }));
    await expect(canvas.getByRole('rowheader')).toHaveTextContent('Specimen Pack');
  },
};

export const OffersCreatedDatesOfTheLastThreeMonths: Story = {
  args: {
    packages: () => [
      ...samplePackages(storyDay),
      makeTagPackage({ id: 'first', name: 'First day', createdAt: '2026-03-15' }),
      makeTagPackage({ id: 'before', name: 'Day before', createdAt: '2026-03-14' }),
    ],
  },
  parameters: { acceptance: ['ADM-10', 'CON-04'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Created date' }));
    const options = await screen.findAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      'All',
      '03-06-2026',
      '06-05-2026',
      '15-03-2026',
    ]);
    // The limit is of the choices: under All the older ones are listed too.
    await expect(canvas.getAllByRole('rowheader', { hidden: true })).toHaveLength(5);
    await userEvent.click(screen.getByRole('option', { name: '06-05-2026' }));
    await expect(canvas.getByRole('rowheader')).toHaveTextContent('Example Pack');
  },
};

export const TakesADayThatIsNotOfferedForAll: Story = {
  args: { query: { createdAt: '2026-03-14' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Created date' })).toHaveTextContent('Created date: All');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
  },
};

export const TakesADayWithoutPackagesForAll: Story = {
  args: { query: { createdAt: '2026-06-10' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Created date' })).toHaveTextContent('Created date: All');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
  },
};

export const OpensTheWizardAndAsksToDelete: Story = {
  parameters: { acceptance: ['ADM-06'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Package' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Example Pack' }));
    await expect(args.onDelete).toHaveBeenCalledWith(expect.objectContaining({ id: 'package-2' }));
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

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
import { listCreatedDayOptions, createTagPackageRules } from '~/domain/tagPackage/tagPackage';
import { makeTagPackage, createSamplePackages } from '~/domain/tagPackage/tagPackage.sample';

import { AdminStage } from '../../AdminLayout/AdminLayout.stage';
import { PackagesScreen } from './PackagesScreen';

const PackagesStage = createListStage(createTagPackageRules(storyDay), ({ list, getFilterValues, ...callbacks }) => (
  <PackagesScreen
    {...callbacks}
    list={list}
    createdDays={listCreatedDayOptions(getFilterValues('createdAt'), list.query.createdAt, storyDay)}
  />
));

const meta = {
  title: 'Screens/Admin/Packages/List',
  component: PackagesStage,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <AdminStage currentPath="/Admin-Packages">{Story()}</AdminStage>],
  args: { createRows: () => createSamplePackages(storyDay), onAdd: fn(), onDelete: fn() },
} satisfies Meta<typeof PackagesStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  parameters: { modes: 'office', acceptance: ['ADM-10', 'CON-05'] },
  play: async ({ canvas }) => {
    await expect(readColumnHeaders(canvas)).toBe(
      'Package name | Total hexacodes | Price AED | Active | Created by | Created at',
    );
    await expect(readCells(canvas, 'Sample Pack')).toBe('50 | 20.00 | No | Admin owner | 06-05-2026');
    await expect(readCells(canvas, 'Event Pack')).toBe('500 | 85.00 | No | Admin owner | 27-11-2025');
    await expect(canvas.getByRole('status')).toHaveTextContent('5 of 5 packages');
  },
};

export const FitsAPhone: Story = {
  tags: ['behaviour'],
  args: { createRows: () => [makeTagPackage()] },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(readFirstCardText(canvas, 'Packages')).toBe(
      'Sample PackFor first orders. Not sold in the portal.Hexacodes50Price20.00 AEDActiveNo',
    );
    await expect(canvas.getByRole('button', { name: 'Filters' })).toBeVisible();
  },
};

export const FiltersByActiveStatus: Story = {
  tags: ['behaviour'],
  parameters: { acceptance: ['ADM-10'] },
  play: async ({ canvas }) => {
    await expect(await readOptions(canvas, 'Active status')).toEqual(['All', 'Active', 'Not active']);
    await selectOption(canvas, 'Active status', 'Not active');
    await expect(readRowNames(canvas)).toEqual(['Sample Pack', 'Event Pack']);
  },
};

export const FiltersByCreatedDatesOfTheLastThreeMonths: Story = {
  tags: ['behaviour'],
  args: {
    createRows: () => [...createSamplePackages(storyDay), makeTagPackage({ id: 'first', createdAt: '2026-03-15' })],
    // The filter ignores a date older than three months and shows 'All'.
    query: { createdAt: '2025-11-27' },
  },
  parameters: { acceptance: ['ADM-10', 'CON-04'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Created date' })).toHaveTextContent('Created date: All');
    await expect(readRowNames(canvas)).toHaveLength(6);
    await expect((await readOptions(canvas, 'Created date')).join()).toBe('All,06-05-2026,27-03-2026,15-03-2026');
    await selectOption(canvas, 'Created date', '06-05-2026');
    await expect(readRowNames(canvas)).toEqual(['Sample Pack']);
  },
};

export const SearchesAddsAndDeletes: Story = {
  tags: ['behaviour'],
  parameters: { acceptance: ['ADM-06'] },
  play: ({ args, canvas }) =>
    expectListActions(canvas, args, {
      searchLabel: 'Search name, price or creator',
      message: 'No packages found.',
      rowCount: 5,
      addButtonName: 'Add Package',
      removeButtonName: 'Delete Growth',
      id: 'growth',
    }),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { readDetailFields } from '~/components/data/list.play';
import { createListStage, storyDay } from '~/components/data/list.stage';
import { listCreatedDayOptions, createTagPackageRules } from '~/domain/tagPackage/tagPackage';
import { makeTagPackage } from '~/domain/tagPackage/tagPackage.sample';

import { AdminStage } from '../../AdminLayout/AdminLayout.stage';
import { PackagesScreen } from './PackagesScreen';

const PackagesStage = createListStage(createTagPackageRules(storyDay), (props) => (
  <PackagesScreen {...props} createdDays={listCreatedDayOptions([], 'all', storyDay)} />
));

const meta = {
  title: 'Screens/Admin/Packages/Details',
  component: PackagesStage,
  tags: ['state'],
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <AdminStage currentPath="/Admin-Packages">{Story()}</AdminStage>],
  args: { createRows: () => [makeTagPackage()], openId: 'package-1', onAdd: fn(), onEdit: fn(), onDelete: fn() },
} satisfies Meta<typeof PackagesStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(await readDetailFields('Sample Pack')).toEqual([
      'Description: For first orders. Not sold in the portal.',
      'Total hexacodes: 50',
      'AiroTag type: Common',
      'Price: 20.00 AED',
      'Active: No',
      'Created by: Admin owner',
      'Created at: 06-05-2026',
      'Updated at: 11-06-2026',
    ]);
  },
};

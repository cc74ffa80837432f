import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

import { createListStage, storyDay } from '~/components/data/list.stage';
import { listCreatedDayOptions, createTagPackageRules } from '~/domain/tagPackage/tagPackage';
import { createSamplePackages } from '~/domain/tagPackage/tagPackage.sample';

import { AdminStage } from '../../AdminLayout/AdminLayout.stage';
import { PackagesScreen } from './PackagesScreen';

const PackagesStage = createListStage(createTagPackageRules(storyDay), (props) => (
  <PackagesScreen {...props} createdDays={listCreatedDayOptions([], 'all', storyDay)} />
));

const meta = {
  title: 'Screens/Admin/Packages/Columns',
  component: PackagesStage,
  tags: ['behaviour'],
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <AdminStage currentPath="/Admin-Packages">{Story()}</AdminStage>],
  args: { createRows: () => createSamplePackages(storyDay), onAdd: fn(), onDelete: fn() },
} satisfies Meta<typeof PackagesStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const KeepsNumbersApartFromTheNextColumn: Story = {
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    for (const name of ['Total hexacodes', 'Price AED', 'Created by']) {
      const header = canvas.getByRole('columnheader', { name });
      const [sortArrow] = header.getElementsByTagName('svg');
      // The sort arrow is not cut off at the edge of the column.
      await expect(sortArrow?.getBoundingClientRect().right).toBeLessThanOrEqual(header.getBoundingClientRect().right);
    }
    const [price, active] = ['85.00', 'No'].map((text) =>
      getComputedStyle(within(canvas.getByRole('row', { name: /^Event Pack/ })).getByRole('cell', { name: text })),
    );
    await expect(parseFloat(price?.paddingInlineEnd ?? '') + parseFloat(active?.paddingInlineStart ?? '')).toBe(24);
  },
};

export const KeepsNumbersCloseToTheNamesOnAWideScreen: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    const headers = canvas.getAllByRole('columnheader').map((header) => header.getBoundingClientRect().width);
    const [name, hexacodes, , active] = headers;
    await expect(name).toBeLessThan(140);
    await expect(hexacodes).toBeLessThan(180);
    // The free width is in the other columns.
    await expect(active).toBeGreaterThan(140);
  },
};

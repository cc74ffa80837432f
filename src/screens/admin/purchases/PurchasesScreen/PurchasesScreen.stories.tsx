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
import { valuesToOptions } from '~/domain/lists/filterOptions';
import { purchaseRules } from '~/domain/purchase/purchase';
import { makePurchase, createSamplePurchases } from '~/domain/purchase/purchase.sample';

import { AdminStage } from '../../AdminLayout/AdminLayout.stage';
import { PurchasesScreen } from './PurchasesScreen';

const PurchasesStage = createListStage(purchaseRules, ({ getFilterValues, ...props }) => (
  <PurchasesScreen {...props} buyers={valuesToOptions(getFilterValues('buyer'))} />
));

/** A purchase whose amount differs from the price of the package, and whose two dates differ. */
const sixthPurchase = makePurchase({
  id: 'purchase-6',
  orderId: 'ORD-1006',
  amount: 1234.5,
  paymentStatus: 'Completed',
  paymentDate: '2026-06-15',
  purchasedAt: '2026-06-14',
});

const meta = {
  title: 'Screens/Admin/Package purchases/List',
  component: PurchasesStage,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <AdminStage currentPath="/Admin-Package-Purchases">{Story()}</AdminStage>],
  args: { createRows: () => [sixthPurchase, ...createSamplePurchases(storyDay)], onAdd: fn(), onDelete: fn() },
} satisfies Meta<typeof PurchasesStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  parameters: { modes: 'office', acceptance: ['ADM-11', 'CON-04'] },
  play: async ({ canvas }) => {
    await expect(readColumnHeaders(canvas)).toBe(
      'Order ID | Buyer | Package | Amount AED | Status | Date | Hexacodes generated',
    );
    await expect(readCells(canvas, 'ORD-1006')).toBe(
      'Harbour Tags | Sample Pack 50 AiroTags, 20.00 AED | 1,234.50 | Completed | 14-06-2026 | Yes',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('6 of 6 package purchases');
  },
};

export const FitsAPhone: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(readFirstCardText(canvas, 'Package Purchases')).toBe(
      'ORD-1006CompletedHarbour TagsSample Pack, 50 AiroTagsAmount1,234.50 AEDDate14-06-2026GeneratedYes',
    );
  },
};

export const ShowsThePackageAndTheDateOnATablet: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    await expect(readColumnHeaders(canvas)).toBe('Order ID | Buyer | Package | Status | Date');
    await expect(canvas.queryByRole('region', { name: 'Package Purchases' })).not.toBeInTheDocument();
  },
};

export const FiltersByStatusAndBuyer: Story = {
  tags: ['behaviour'],
  parameters: { acceptance: ['ADM-11'] },
  play: async ({ canvas, userEvent }) => {
    const statuses = ['All', 'Pending', 'Completed', 'Failed', 'Cancelled'];
    await expect(await readOptions(canvas, 'Payment status')).toEqual(statuses);
    await selectOption(canvas, 'Payment status', 'Completed');
    await expect(readRowNames(canvas)).toEqual(['ORD-1006', 'ORD-1003', 'ORD-1002', 'ORD-1001']);
    await selectOption(canvas, 'Payment status', 'All');
    await selectOption(canvas, 'Buyer', 'Dune Prints');
    await expect(readRowNames(canvas)).toEqual(['ORD-1005']);
    await selectOption(canvas, 'Payment status', 'Cancelled');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(readRowNames(canvas)).toHaveLength(6);
  },
};

export const ShowsTheCountOnOneLineOnAPhone: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status').getBoundingClientRect().height).toBeLessThan(30);
  },
};

export const SearchesAddsAndDeletes: Story = {
  tags: ['behaviour'],
  parameters: { acceptance: ['ADM-06'] },
  play: ({ args, canvas }) =>
    expectListActions(canvas, args, {
      searchLabel: 'Search purchases',
      message: 'No package purchases found.',
      rowCount: 6,
      addButtonName: 'Add Package Purchase',
      removeButtonName: 'Delete package purchase ORD-1002',
      id: 'purchase-2',
    }),
};

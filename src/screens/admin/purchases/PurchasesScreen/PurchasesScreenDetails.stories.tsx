import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { readDetailFields } from '~/components/data/list.play';
import { createListStage } from '~/components/data/list.stage';
import { purchaseRules } from '~/domain/purchase/purchase';
import { makePurchase } from '~/domain/purchase/purchase.sample';

import { AdminStage } from '../../AdminLayout/AdminLayout.stage';
import { PurchasesScreen } from './PurchasesScreen';

const PurchasesStage = createListStage(purchaseRules, (props) => <PurchasesScreen {...props} buyers={[]} />);

const meta = {
  title: 'Screens/Admin/Package purchases/Details',
  component: PurchasesStage,
  tags: ['state'],
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <AdminStage currentPath="/Admin-Package-Purchases">{Story()}</AdminStage>],
  args: {
    createRows: () => [makePurchase({ amount: 27.5, paymentDate: '2026-06-12' })],
    openId: 'purchase-1',
    onAdd: fn(),
    onEdit: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof PurchasesStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(await readDetailFields('ORD-1001')).toEqual([
      'Order ID: ORD-1001',
      'Transaction ID: TX-50010',
      'Buyer: Harbour Tags',
      'Buyer content type: Business',
      'Package: Sample Pack 50 AiroTags, 20.00 AED',
      'Amount: 27.50 AED',
      'Payment status: Completed',
      'Payment method: Card',
      'Payment date: 12-06-2026',
      'Purchased at: 16-05-2026',
      'Hexacodes generated: Yes',
    ]);
  },
};

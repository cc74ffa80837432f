import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { readColumnHeaders } from '~/components/data/list.play';
import { createListStage, storyDay } from '~/components/data/list.stage';
import { purchaseRules } from '~/domain/purchase/purchase';
import { createSamplePurchases, makePurchase } from '~/domain/purchase/purchase.sample';

import { AdminStage } from '../../AdminLayout/AdminLayout.stage';
import { PurchasesScreen } from './PurchasesScreen';

const PurchasesStage = createListStage(purchaseRules, (props) => <PurchasesScreen {...props} buyers={[]} />);

const meta = {
  title: 'Screens/Admin/Package purchases/Tablet',
  component: PurchasesStage,
  tags: ['behaviour'],
  parameters: {
    layout: 'fullscreen',
    viewport: {
      options: {
        tablet: { name: 'Tablet', styles: { width: '820px', height: '1180px' }, type: 'tablet' },
        smallDesktop: { name: 'Small desktop', styles: { width: '1090px', height: '800px' }, type: 'desktop' },
      },
    },
  },
  decorators: [(Story) => <AdminStage currentPath="/Admin-Package-Purchases">{Story()}</AdminStage>],
  args: {
    createRows: () => [
      makePurchase({ id: 'purchase-6', orderId: 'ORD-1006', buyer: 'Al Noor International Trading', amount: 1234.5 }),
      ...createSamplePurchases(storyDay),
    ],
    onAdd: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof PurchasesStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsTheAmountOnATabletWithoutScrolling: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(readColumnHeaders(canvas)).toBe('Order ID | Buyer | Package | Amount AED | Status | Date');
    await expect(canvas.queryByRole('region', { name: 'Package Purchases' })).not.toBeInTheDocument();
    await expect(canvas.getByText('1 column hidden')).toBeInTheDocument();
  },
};

export const ShowsAllColumnsOnASmallDesktopWithoutScrolling: Story = {
  globals: { viewport: { value: 'smallDesktop' } },
  play: async ({ canvas }) => {
    await expect(readColumnHeaders(canvas)).toContain('Date | Hexacodes generated');
    await expect(canvas.queryByRole('region', { name: 'Package Purchases' })).not.toBeInTheDocument();
  },
};

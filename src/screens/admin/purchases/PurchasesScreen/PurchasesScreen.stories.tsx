import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';

import { storyDay, useSampleList } from '~/components/data/list.sample';
import type { SampleListOptions } from '~/components/data/list.sample';
import { buyerOptions, purchaseRules } from '~/domain/purchase/purchase';
import type { Purchase, PurchaseQuery } from '~/domain/purchase/purchase';
import { makePurchase, manyPurchases, samplePurchases } from '~/domain/purchase/purchase.sample';

import { AdminStage } from '../../AdminLayout/AdminLayout.stage';
import { PurchasesScreen } from './PurchasesScreen';
import type { PurchasesScreenProps } from './PurchasesScreen';

type StageProps = Omit<PurchasesScreenProps, 'list' | 'buyers'> &
  SampleListOptions<PurchaseQuery> & { purchases: () => Purchase[] };

function PurchasesStage({ purchases, onAdd, onDelete, ...options }: StageProps) {
  const [rows] = useState(purchases);
  const list = useSampleList(purchaseRules, rows, options);
  return <PurchasesScreen list={list} buyers={buyerOptions(rows)} onAdd={onAdd} onDelete={onDelete} />;
}

const meta = {
  title: 'Screens/Admin/Package purchases/List',
  component: PurchasesStage,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <AdminStage currentPath="/Admin-Package-Purchases">{Story()}</AdminStage>],
  args: {
    purchases: () => samplePurchases(storyDay),
    status: 'ready',
    query: {},
    onAdd: fn(),
    onDelete: fn(),
    onRetry: fn(),
    onDownload: fn(),
  },
} satisfies Meta<typeof PurchasesStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { acceptance: ['ADM-11', 'CON-04'] },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Package Purchases' }));
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Order ID',
      'Buyer',
      'Package',
      'AmountAED',
      'Status',
      'Date',
      'Hexacodes generated',
    ]);
    const cells = within(table.getByRole('row', { name: /ORD-1003/ })).getAllByRole('cell');
    await expect(cells.slice(0, 6).map(({ textContent }) => textContent)).toEqual([
      'Mira Example',
      'Sample Pack, 50 AiroTags, 30.00 AED',
      '30.00',
      'Completed',
      '12-06-2026',
      'Yes',
    ]);
  },
};

export const Loading: Story = {
  args: { status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading package purchases');
  },
};

export const Empty: Story = {
  args: { purchases: () => [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No package purchases found.')).toBeVisible();
  },
};

export const NoMatches: Story = {
  args: { query: { search: 'zebra' } },
  parameters: { acceptance: ['ADM-06'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No package purchases found.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(4);
  },
};

export const Failed: Story = {
  args: { status: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const cards = within(canvas.getByRole('list', { name: 'Package Purchases' }));
    await expect(cards.getByRole('heading', { name: 'ORD-1004' })).toBeVisible();
    await expect(cards.getByText('Pending')).toBeVisible();
    const first = within(cards.getAllByRole('listitem')[0] ?? document.body);
    await expect(first.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Amount',
      'Date',
      'Hexacodes generated',
    ]);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Many: Story = {
  args: { purchases: () => manyPurchases(10_000, storyDay) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10,000 of 10,000')).toBeVisible();
  },
};

export const FiltersByStatusAndByBuyer: Story = {
  args: {
    purchases: () => [...samplePurchases(storyDay), makePurchase({ id: 'x', orderId: 'ORD-7', amount: 1234.5 })],
  },
  parameters: { acceptance: ['ADM-11'] },
  play: async ({ canvas, step, userEvent }) => {
    const orders = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    const choose = async (filter: string, option: string) => {
      await userEvent.click(canvas.getByRole('combobox', { name: filter }));
      await userEvent.click(await screen.findByRole('option', { name: option }));
    };
    await step('by status', async () => {
      await choose('Payment status', 'Completed');
      await expect(orders()).toEqual(['ORD-1003', 'ORD-1001', 'ORD-7']);
    });
    await step('and by buyer', async () => {
      await choose('Buyer', 'Harbour Tags');
      await expect(orders()).toEqual(['ORD-7']);
      await expect(canvas.getByText('1,234.50')).toBeVisible();
    });
    await step('no match, and back to all', async () => {
      await choose('Payment status', 'Cancelled');
      await expect(canvas.getByText('No package purchases found.')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
      await expect(orders()).toHaveLength(5);
    });
  },
};

export const OpensTheWizardAndAsksToDelete: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Package Purchase' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete package purchase ORD-1002' }));
    await expect(args.onDelete).toHaveBeenCalledWith(expect.objectContaining({ id: 'purchase-2' }));
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { dialogMeta } from '~/components/wizard/DialogFrame/dialog.stage';
import { expectPrefilled } from '~/components/wizard/Wizard/wizard.play';
import type { PurchaseFormValues } from '~/domain/purchase/purchaseDraft';

import { PurchaseWizard } from './PurchaseWizard';

const initialValues: PurchaseFormValues = {
  package: 'starter',
  buyerContentType: 'business',
  buyer: 'Harbour Tags',
  transactionId: 'TX-1',
  orderId: 'ORD-1003',
  amount: '30.5',
  paymentStatus: 'Completed',
  paymentMethod: 'paypal',
  hexacodesGenerated: true,
  paymentDate: '2026-06-15T09:00',
  purchasedAt: '2026-06-15T09:30',
};

const meta = {
  ...dialogMeta,
  title: 'Screens/Admin/Package purchases/Edit',
  component: PurchaseWizard,
  args: { ...dialogMeta.args, packages: [{ value: 'starter', label: 'Starter, 100 codes, AED 30.00' }], initialValues },
} satisfies Meta<typeof PurchaseWizard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Edit Package Purchase' })).toBeVisible();
  },
};

export const SavesThePrefilledFields: Story = {
  tags: ['behaviour'],
  play: ({ args, userEvent }) =>
    expectPrefilled(userEvent, args.onSave, { steps: 3, draft: { ...initialValues, amount: 30.5 } }),
};

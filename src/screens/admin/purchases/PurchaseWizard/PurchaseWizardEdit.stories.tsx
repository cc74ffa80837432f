import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { dialogMeta } from '~/components/wizard/DialogFrame/dialog.stage';
import { expectPrefilled } from '~/components/wizard/Wizard/wizard.play';
import type { PurchaseFormValues } from '~/domain/purchase/purchaseDraft';

import { PurchaseWizard } from './PurchaseWizard';

const initialValues: PurchaseFormValues = {
  package: 'package-1',
  buyerContentType: 'business',
  buyer: 'Harbour Tags',
  transactionId: 'TX-50012',
  orderId: 'ORD-1003',
  amount: '20',
  paymentStatus: 'Completed',
  paymentMethod: 'card',
  hexacodesGenerated: true,
  paymentDate: '2026-05-20T10:00',
  purchasedAt: '2026-05-20T10:05',
};

const meta = {
  ...dialogMeta,
  title: 'Screens/Admin/Package purchases/Edit',
  component: PurchaseWizard,
  args: {
    ...dialogMeta.args,
    packages: [{ value: 'package-1', label: 'Sample Pack, 50 AiroTags, 20.00 AED' }],
    initialValues,
  },
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
    expectPrefilled(userEvent, args.onSave, { steps: 3, draft: { ...initialValues, amount: 20 } }),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { dialogMeta } from '~/components/wizard/DialogFrame/dialog.stage';
import {
  getDialogButton,
  getDialogCombobox,
  chooseOption,
  readErrorMessages,
  expectErrors,
  expectSaved,
  fillIn,
  expectFocusOn,
  expectFocusOnLabelledField,
} from '~/components/wizard/Wizard/wizard.play';
import type { User } from '~/components/wizard/Wizard/wizard.play';

import { PurchaseWizard } from './PurchaseWizard';

const meta = {
  ...dialogMeta,
  title: 'Screens/Admin/Package purchases/Add',
  component: PurchaseWizard,
  args: {
    ...dialogMeta.args,
    packages: [{ value: 'starter', label: 'Starter, 100 AiroTags, 30.00 AED' }],
  },
} satisfies Meta<typeof PurchaseWizard>;

export default meta;
type Story = StoryObj<typeof meta>;

async function fillInPackage(user: User) {
  await chooseOption(user, 'Package', 'Starter, 100 AiroTags, 30.00 AED');
  await chooseOption(user, 'Buyer content type', 'Business');
  await fillIn(user, { Buyer: 'Harbour Tags{Enter}' });
  await expectFocusOn('textbox', 'Transaction ID');
}

async function fillInPayment(user: User) {
  await fillIn(user, { 'Transaction ID': 'TX-1', 'Order ID': 'ORD-1', 'Amount (AED)': '30.5{Enter}' });
  await expectFocusOnLabelledField('Payment date');
}

export const WithoutPackages: Story = {
  tags: ['state'],
  globals: { viewport: { value: 'w360' } },
  args: { packages: [], onAddPackage: fn() },
  play: async ({ args, userEvent }) => {
    const addPackageLink = await screen.findByRole('link', { name: 'Add a package' });
    await expect(addPackageLink).toHaveAttribute('href', '/Admin-Packages');
    await userEvent.click(getDialogButton('Next'));
    await expect((await readErrorMessages())[0]).toBe('Package is required');
    await waitFor(() => expect(addPackageLink).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddPackage).toHaveBeenCalledOnce();
  },
};

export const RequiredFields: Story = {
  tags: ['state'],
  parameters: { acceptance: ['VAL-11'] },
  play: async ({ args, userEvent }) => {
    await expectFocusOn('combobox', 'Package');
    await expectErrors(userEvent, 'Next', [
      'Package is required',
      'Buyer content type is required',
      'Buyer is required',
    ]);
    await fillInPackage(userEvent);
    await expectErrors(userEvent, 'Next', ['Transaction ID is required', 'Order ID is required', 'Amount is required']);
    await fillInPayment(userEvent);
    await expectErrors(userEvent, 'Save', ['Payment date is required', 'Purchased at is required']);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const SavesEveryField: Story = {
  tags: ['behaviour'],
  parameters: { acceptance: ['ADM-13', 'ADM-17'] },
  play: async ({ args, userEvent }) => {
    await expectFocusOn('combobox', 'Package');
    await expect(getDialogCombobox('Package')).toHaveTextContent('Select a package');
    await expect(getDialogCombobox('Buyer content type')).toHaveTextContent('Select a buyer content type');
    await expect(await chooseOption(userEvent, 'Buyer content type')).toEqual([
      'Individual',
      'Business',
      'Organization',
    ]);
    await fillInPackage(userEvent);
    await expect(getDialogCombobox('Payment status')).toHaveTextContent('Pending');
    const statusOptions = await chooseOption(userEvent, 'Payment status', 'Completed');
    await expect(statusOptions).toEqual(['Pending', 'Completed', 'Failed', 'Cancelled']);
    const methodOptions = await chooseOption(userEvent, 'Payment method (optional)', 'PayPal');
    await expect(methodOptions).toEqual(['Card', 'PayPal', 'Bank', 'Crypto']);
    await userEvent.click(screen.getByRole('switch', { name: 'Hexacodes generated', checked: false }));
    await fillInPayment(userEvent);
    await fillIn(userEvent, { 'Payment date': '2026-06-15T09:00', 'Purchased at': '2026-06-15T09:30' });
    await userEvent.click(getDialogButton('Save'));
    await expectSaved(args.onSave, {
      package: 'starter',
      buyerContentType: 'business',
      buyer: 'Harbour Tags',
      transactionId: 'TX-1',
      orderId: 'ORD-1',
      amount: 30.5,
      paymentStatus: 'Completed',
      paymentMethod: 'paypal',
      hexacodesGenerated: true,
      paymentDate: '2026-06-15T09:00',
      purchasedAt: '2026-06-15T09:30',
    });
  },
};

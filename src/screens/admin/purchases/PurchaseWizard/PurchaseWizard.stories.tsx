import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { ConfirmProvider } from '~/components/feedback/ConfirmProvider/ConfirmProvider';
import { button, choice, choose, faultMessages, field, focusIsOn } from '~/components/wizard/Wizard/wizard.play';
import type { User } from '~/components/wizard/Wizard/wizard.play';

import { PurchaseWizard } from './PurchaseWizard';

const meta = {
  title: 'Screens/Admin/Package purchases/Add',
  component: PurchaseWizard,
  parameters: { layout: 'fullscreen' },
  args: {
    packages: [
      { value: 'starter', label: 'Starter, 100 codes, AED 30.00' },
      { value: 'growth', label: 'Growth, 200 codes, AED 50.00' },
    ],
    onSave: fn(() => Promise.resolve()),
    onClose: fn(),
    onUnsavedChange: fn(),
  },
  decorators: [(Story) => <ConfirmProvider>{Story()}</ConfirmProvider>],
} satisfies Meta<typeof PurchaseWizard>;

export default meta;
type Story = StoryObj<typeof meta>;

async function fillInPackage(user: User) {
  await focusIsOn('combobox', 'Package');
  await choose(user, 'Package', 'Starter, 100 codes, AED 30.00');
  await choose(user, 'Buyer content type', 'Business');
  await user.type(field('Buyer'), 'Harbour Tags{Enter}');
  await focusIsOn('textbox', 'Transaction ID');
}

async function fillInPayment(user: User, amount: string) {
  await user.type(field('Transaction ID'), 'TX-1');
  await user.type(field('Order ID'), 'ORD-1');
  await user.type(field('Amount (AED)'), `${amount}{Enter}`);
}

export const Package: Story = {
  parameters: { acceptance: ['ADM-17'] },
  play: async ({ userEvent }) => {
    await focusIsOn('combobox', 'Package');
    await expect(choice('Package')).toHaveTextContent('Choose a package');
    const types = await choose(userEvent, 'Buyer content type');
    await expect(types).toEqual(['Individual', 'Business', 'Organization']);
    await expect(choice('Buyer content type')).toHaveTextContent('Choose a buyer content type');
  },
};

export const WithoutPackages: Story = {
  args: { packages: [], onAddPackage: fn() },
  play: async ({ args, userEvent }) => {
    const link = await screen.findByRole('link', { name: 'Add a package' });
    await waitFor(() => expect(link).toHaveFocus());
    await expect(link).toHaveAccessibleDescription('There are no packages to choose from. Add one first.');
    await expect(link).toHaveAttribute('href', '/Admin-Packages');
    await userEvent.click(button('Next'));
    await expect((await faultMessages())[0]).toBe('Package is required');
    // The message leads to the way on, which is where it can be mended.
    await waitFor(() => expect(link).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddPackage).toHaveBeenCalledOnce();
  },
};

export const WithoutPackagesOnAPhone: Story = { ...WithoutPackages, globals: { viewport: { value: 'w360' } } };

export const Payment: Story = {
  parameters: { acceptance: ['ADM-17'] },
  play: async ({ userEvent }) => {
    await fillInPackage(userEvent);
    await expect(choice('Payment status')).toHaveTextContent('Pending');
    await expect(await choose(userEvent, 'Payment status')).toEqual(['Pending', 'Completed', 'Failed', 'Cancelled']);
    await expect(choice('Payment method (optional)')).toHaveTextContent('Not stated');
    const methods = await choose(userEvent, 'Payment method (optional)');
    await expect(methods).toEqual(['Card', 'PayPal', 'Bank', 'Crypto']);
    await expect(screen.getByRole('switch', { name: 'Hexacodes generated' })).not.toBeChecked();
  },
};

export const Timestamps: Story = {
  parameters: { acceptance: ['ADM-13'] },
  play: async ({ userEvent }) => {
    await fillInPackage(userEvent);
    await fillInPayment(userEvent, '30');
    await waitFor(() => expect(screen.getByLabelText('Payment date')).toHaveFocus());
    await expect(screen.getByLabelText('Payment date')).toHaveAttribute('type', 'datetime-local');
    await expect(screen.getByLabelText('Purchased at')).toHaveAttribute('type', 'datetime-local');
  },
};

export const InTheDark: Story = { ...Timestamps, globals: { theme: 'dark' } };

export const RefusedStepByStep: Story = {
  parameters: { acceptance: ['VAL-11', 'ADM-13'] },
  play: async ({ args, step, userEvent }) => {
    await step('package', async () => {
      await focusIsOn('combobox', 'Package');
      await userEvent.click(button('Next'));
      await expect(await faultMessages()).toEqual([
        'Package is required',
        'Buyer content type is required',
        'Buyer is required',
      ]);
      await focusIsOn('combobox', 'Package');
    });
    await step('payment', async () => {
      await fillInPackage(userEvent);
      await userEvent.click(button('Next'));
      await expect(await faultMessages()).toEqual([
        'Transaction ID is required',
        'Order ID is required',
        'Amount is required',
      ]);
    });
    await step('timestamps', async () => {
      await fillInPayment(userEvent, '30');
      await waitFor(() => expect(screen.getByLabelText('Payment date')).toHaveFocus());
      await userEvent.click(button('Save'));
      await expect(await faultMessages()).toEqual(['Payment date is required', 'Purchased at is required']);
      await expect(args.onSave).not.toHaveBeenCalled();
    });
  },
};

export const OnAPhone: Story = { ...RefusedStepByStep, globals: { viewport: { value: 'w360' } } };

export const DoesNotGuessWhatAnAmountMeans: Story = {
  play: async ({ userEvent }) => {
    await fillInPackage(userEvent);
    await fillInPayment(userEvent, '1,500');
    await focusIsOn('textbox', 'Amount (AED)');
    await expect(field('Amount (AED)')).toHaveAccessibleDescription(
      'Enter a number such as 30 or 30.50, without separators between thousands.',
    );
  },
};

export const SavesTheDraft: Story = {
  parameters: { acceptance: ['ADM-13', 'ADM-17'] },
  play: async ({ args, userEvent }) => {
    await fillInPackage(userEvent);
    await choose(userEvent, 'Payment status', 'Completed');
    await choose(userEvent, 'Payment method (optional)', 'PayPal');
    await userEvent.click(screen.getByRole('switch', { name: 'Hexacodes generated' }));
    await fillInPayment(userEvent, '30.5');
    await waitFor(() => expect(screen.getByLabelText('Payment date')).toHaveFocus());
    await userEvent.type(screen.getByLabelText('Payment date'), '2026-06-15T09:00');
    await userEvent.type(screen.getByLabelText('Purchased at'), '2026-06-15T09:30');
    await userEvent.click(button('Save'));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith({
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

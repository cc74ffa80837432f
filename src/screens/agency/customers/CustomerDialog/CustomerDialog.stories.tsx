import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { ConfirmProvider } from '~/components/feedback/ConfirmProvider/ConfirmProvider';
import { button, field, fitsAcross, focusIsOn } from '~/components/wizard/Wizard/wizard.play';

import { CustomerDialog } from './CustomerDialog';

const meta = {
  title: 'Screens/Agency/Customers/Add',
  component: CustomerDialog,
  parameters: { layout: 'fullscreen' },
  args: { onClose: fn(), onUnsavedChange: fn() },
  decorators: [(Story) => <ConfirmProvider>{Story()}</ConfirmProvider>],
} satisfies Meta<typeof CustomerDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { acceptance: ['AGY-09'] },
  play: async () => {
    await focusIsOn('textbox', 'Name');
    await expect(screen.getByRole('dialog', { name: 'Add Customer' })).toBeVisible();
    await expect(field('Email')).toBeVisible();
    await expect(field('Address')).toBeVisible();
    await expect(field('Phone number')).toBeVisible();
  },
};

export const SaveDoesNothingYet: Story = {
  parameters: { acceptance: ['AGY-09'] },
  play: async ({ args, step, userEvent }) => {
    await focusIsOn('textbox', 'Name');
    await step('says so before it is pressed', async () => {
      await expect(button('Save')).toHaveAccessibleDescription('Not available yet');
      await expect(button('Save')).toBeEnabled();
    });
    await step('and checks, keeps and closes nothing when it is', async () => {
      await userEvent.click(button('Save'));
      await expect(button('Save')).toHaveFocus();
      await userEvent.type(field('Email'), 'not an address{Enter}');
      await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      await expect(field('Email')).toHaveValue('not an address');
      await expect(args.onClose).not.toHaveBeenCalled();
    });
  },
};

export const AsksOnceBeforeWhatWasTypedIsLost: Story = {
  play: async ({ args, userEvent }) => {
    await focusIsOn('textbox', 'Name');
    await userEvent.keyboard('Mira{Escape}');
    await screen.findByRole('alertdialog', { name: 'Leave without saving? What you have typed will be lost.' });
    await userEvent.click(button('Leave'));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const SavesWhereItCan: Story = {
  args: { onSave: fn(() => Promise.resolve()) },
  play: async ({ args, userEvent }) => {
    await focusIsOn('textbox', 'Name');
    await expect(button('Save')).not.toHaveAccessibleDescription();
    await userEvent.keyboard(' Mira {Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith({ name: 'Mira', email: '', address: '', phone: '' });
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    await focusIsOn('textbox', 'Name');
    await expect(screen.getByText('Not available yet')).toBeVisible();
    await fitsAcross();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

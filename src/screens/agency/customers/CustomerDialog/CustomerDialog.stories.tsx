import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';

import { dialogMeta } from '~/components/wizard/DialogFrame/dialog.stage';
import {
  getDialogButton,
  expectSaved,
  expectNoDialogOverflow,
  expectFocusOn,
} from '~/components/wizard/Wizard/wizard.play';

import { CustomerDialog } from './CustomerDialog';

const meta = {
  ...dialogMeta,
  title: 'Screens/Agency/Customers/Add',
  component: CustomerDialog,
  args: { onClose: fn(), onUnsavedChange: fn() },
} satisfies Meta<typeof CustomerDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    await expectFocusOn('textbox', 'Name');
    await expect(screen.getByRole('dialog', { name: 'Add Customer' })).toBeVisible();
    await expectNoDialogOverflow();
  },
};

export const SavesEveryField: Story = {
  tags: ['behaviour'],
  args: { onSave: fn(() => Promise.resolve()) },
  play: async ({ args, userEvent }) => {
    await expectFocusOn('textbox', 'Name');
    await expect(getDialogButton('Save')).not.toHaveAccessibleDescription();
    await userEvent.keyboard(' Omar {Tab}omar@example.com{Tab}7 Sample Road{Tab}0500000501{Enter}');
    await expectSaved(args.onSave, {
      name: 'Omar',
      email: 'omar@example.com',
      address: '7 Sample Road',
      phone: '0500000501',
    });
  },
};

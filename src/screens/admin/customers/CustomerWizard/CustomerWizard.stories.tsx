import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { dialogMeta } from '~/components/wizard/DialogFrame/dialog.stage';
import {
  expectErrors,
  expectSaved,
  getDialogField,
  expectNoDialogOverflow,
  expectFocusOn,
} from '~/components/wizard/Wizard/wizard.play';
import type { User } from '~/components/wizard/Wizard/wizard.play';

import { CustomerWizard } from './CustomerWizard';

const meta = {
  ...dialogMeta,
  title: 'Screens/Admin/Customers/Add',
  component: CustomerWizard,
} satisfies Meta<typeof CustomerWizard>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openPhoneStep(user: User) {
  await expectFocusOn('textbox', 'Email');
  await user.keyboard('omar@example.com{Tab}Omar{Tab}K.{Tab}my own{Tab}{Tab}my own{Enter}');
  await expectFocusOn('textbox', 'Country code');
}

export const SignInStep: Story = {
  tags: ['state'],
  globals: { viewport: { value: 'w360' } },
  parameters: { acceptance: ['VAL-06'] },
  play: async ({ userEvent }) => {
    await expectFocusOn('textbox', 'Email');
    await expect(screen.getByRole('dialog', { name: 'Add Customer' })).toBeVisible();
    await expectErrors(userEvent, 'Next', [
      'Email is required',
      'First name is required',
      'Last name is required',
      'Password is required',
    ]);
    await expectFocusOn('textbox', 'Email');
    await expectNoDialogOverflow();
  },
};

export const PhoneStep: Story = {
  tags: ['state'],
  parameters: { modes: 'phone', acceptance: ['VAL-07'] },
  play: async ({ args, userEvent }) => {
    await openPhoneStep(userEvent);
    await expect(getDialogField('Country code')).toHaveAccessibleDescription('For example +971');
    await expectErrors(userEvent, 'Save', ['Country code is required', 'Phone number is required']);
    await expect(getDialogField('Phone number')).toHaveAccessibleDescription('Phone number is required');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const SavesEveryFieldByKeyboard: Story = {
  tags: ['behaviour'],
  parameters: { acceptance: ['ADM-13'] },
  play: async ({ args, userEvent }) => {
    await openPhoneStep(userEvent);
    await userEvent.keyboard('+971{Tab}50 000 0501{Enter}');
    await expectSaved(args.onSave, {
      email: 'omar@example.com',
      firstName: 'Omar',
      lastName: 'K.',
      password: 'my own',
      confirmPassword: 'my own',
      countryCode: '+971',
      phone: '50 000 0501',
    });
  },
};

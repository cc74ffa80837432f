import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

import { dialogMeta } from '~/components/wizard/DialogFrame/dialog.stage';
import {
  getDialogButton,
  expectErrors,
  expectSaved,
  getDialogField,
  fillIn,
  expectFocusOn,
  readErrorMessages,
} from '~/components/wizard/Wizard/wizard.play';

import { AgencyWizard } from './AgencyWizard';

const meta = {
  ...dialogMeta,
  title: 'Screens/Admin/Agencies/Add',
  component: AgencyWizard,
  args: { ...dialogMeta.args, initialPassword: 'k7#Qm2x!Rb' },
} satisfies Meta<typeof AgencyWizard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignInStep: Story = {
  tags: ['state'],
  parameters: { modes: 'phone', acceptance: ['ADM-14'] },
  play: async () => {
    await expectFocusOn('textbox', 'Email');
    await expect(screen.getByRole('dialog', { name: 'Add Agency' })).toBeVisible();
    for (const label of ['Password', 'Confirm password']) {
      await expect(screen.getByLabelText(label)).toHaveValue('k7#Qm2x!Rb');
      await expect(screen.getByLabelText(label)).toHaveAttribute('type', 'password');
    }
    await expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
      'Password generated. You can change it.',
    );
  },
};

export const AgencyDetailsStep: Story = {
  tags: ['state'],
  parameters: { acceptance: ['VAL-05'] },
  play: async ({ args, userEvent }) => {
    await expectFocusOn('textbox', 'Email');
    await userEvent.keyboard('hello@harbour.example.com{Enter}');
    await expectFocusOn('textbox', 'Agency name');
    await expectErrors(userEvent, 'Save', ['Agency name is required']);
    await expect(getDialogField('Agency name')).toHaveAccessibleDescription('Agency name is required');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const SignInErrors: Story = {
  tags: ['state'],
  globals: { viewport: { value: 'w360' } },
  parameters: { acceptance: ['VAL-04'] },
  play: async ({ step, userEvent }) => {
    await expectFocusOn('textbox', 'Email');
    await step('rejects passwords that differ', async () => {
      await fillIn(userEvent, { 'Confirm password': 'x' });
      await expectErrors(userEvent, 'Next', ['Email is required', 'Passwords do not match']);
      await expectFocusOn('textbox', 'Email');
      await expect(screen.getByLabelText('Confirm password')).toHaveAccessibleDescription('Passwords do not match');
    });
    await step('requires a password', async () => {
      await userEvent.clear(screen.getByLabelText('Password'));
      await userEvent.clear(screen.getByLabelText('Confirm password'));
      await userEvent.click(getDialogButton('Next'));
      await waitFor(async () => expect(await readErrorMessages()).toContain('Password is required'));
      await expect(screen.queryByText('Passwords do not match')).not.toBeInTheDocument();
    });
  },
};

export const SavesEveryFieldByKeyboard: Story = {
  tags: ['behaviour'],
  parameters: { acceptance: ['ADM-13', 'ADM-14'] },
  play: async ({ args, userEvent }) => {
    await expectFocusOn('textbox', 'Email');
    await userEvent.keyboard('hello@harbour.example.com{Tab}');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(getDialogField('Password')).toHaveValue('k7#Qm2x!Rb');
    // The Tab key selects the generated passwords, so that typing replaces them.
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('my own{Tab}{Tab}my own{Enter}');
    await expectFocusOn('textbox', 'Agency name');
    await userEvent.keyboard('Harbour Tags{Tab}+971 50 000 0101{Tab}12 Sample Street{Enter}');
    await expectSaved(args.onSave, {
      email: 'hello@harbour.example.com',
      password: 'my own',
      confirmPassword: 'my own',
      agencyName: 'Harbour Tags',
      phone: '+971 50 000 0101',
      address: '12 Sample Street',
    });
  },
};

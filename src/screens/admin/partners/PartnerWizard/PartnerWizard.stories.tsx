import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { dialogMeta } from '~/components/wizard/DialogFrame/dialog.stage';
import {
  getDialogCombobox,
  chooseOption,
  expectErrors,
  expectSaved,
  fillIn,
  expectNoDialogOverflow,
  expectFocusOn,
} from '~/components/wizard/Wizard/wizard.play';
import type { User } from '~/components/wizard/Wizard/wizard.play';

import { PartnerWizard } from './PartnerWizard';

const meta = {
  ...dialogMeta,
  title: 'Screens/Admin/Partners/Add',
  component: PartnerWizard,
  args: {
    ...dialogMeta.args,
    agencies: [
      { value: 'agency-1', label: 'Harbour Tags' },
      { value: 'agency-2', label: 'Dune Prints' },
    ],
  },
} satisfies Meta<typeof PartnerWizard>;

export default meta;
type Story = StoryObj<typeof meta>;

async function fillInSignIn(user: User) {
  await expectFocusOn('textbox', 'Email');
  await user.keyboard('mira@example.com{Tab}Mira{Tab}A.{Tab}my own{Tab}{Tab}my own{Enter}');
}

export const SignInStep: Story = {
  tags: ['state'],
  globals: { viewport: { value: 'w360' } },
  parameters: { acceptance: ['VAL-08'] },
  play: async ({ userEvent }) => {
    await expectFocusOn('textbox', 'Email');
    await expect(screen.getByRole('dialog', { name: 'Add Partner' })).toBeVisible();
    await expectErrors(userEvent, 'Next', ['Email is required', 'First name is required', 'Password is required']);
    await expectFocusOn('textbox', 'Email');
    await expectNoDialogOverflow();
  },
};

export const PartnerDetailsStep: Story = {
  tags: ['state'],
  parameters: { modes: 'phone', acceptance: ['VAL-09'] },
  play: async ({ args, userEvent }) => {
    await fillInSignIn(userEvent);
    await expectFocusOn('combobox', 'Agency');
    await expect(getDialogCombobox('Agency')).toHaveTextContent('Select an agency');
    await expectErrors(userEvent, 'Save', ['Agency is required', 'Phone number is required']);
    await expect(getDialogCombobox('Agency')).toHaveAccessibleDescription('Agency is required');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const WithoutAgencies: Story = {
  tags: ['state'],
  args: { agencies: [], onAddAgency: fn() },
  play: async ({ args, userEvent }) => {
    await fillInSignIn(userEvent);
    const addAgencyLink = await screen.findByRole('link', { name: 'Add an agency' });
    await waitFor(() => expect(addAgencyLink).toHaveFocus());
    await expect(addAgencyLink).toHaveAccessibleDescription('No agencies yet. Add one first.');
    await expect(addAgencyLink).toHaveAttribute('href', '/Admin-Agencies');
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddAgency).toHaveBeenCalledOnce();
  },
};

export const SavesEveryField: Story = {
  tags: ['behaviour'],
  parameters: { acceptance: ['ADM-13'] },
  play: async ({ args, userEvent }) => {
    await fillInSignIn(userEvent);
    await expectFocusOn('combobox', 'Agency');
    await expect(await chooseOption(userEvent, 'Agency', 'Dune Prints')).toEqual(['Harbour Tags', 'Dune Prints']);
    await fillIn(userEvent, { 'Phone number': '+971 50 000 0401{Enter}' });
    await expectSaved(args.onSave, {
      email: 'mira@example.com',
      firstName: 'Mira',
      lastName: 'A.',
      password: 'my own',
      confirmPassword: 'my own',
      agency: 'agency-2',
      phone: '+971 50 000 0401',
    });
  },
};

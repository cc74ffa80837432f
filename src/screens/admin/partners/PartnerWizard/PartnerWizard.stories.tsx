import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { ConfirmProvider } from '~/components/feedback/ConfirmProvider/ConfirmProvider';
import {
  button,
  choice,
  choose,
  faultMessages,
  field,
  fitsAcross,
  focusIsOn,
} from '~/components/wizard/Wizard/wizard.play';
import type { User } from '~/components/wizard/Wizard/wizard.play';

import { PartnerWizard } from './PartnerWizard';

const meta = {
  title: 'Screens/Admin/Partners/Add',
  component: PartnerWizard,
  parameters: { layout: 'fullscreen' },
  args: {
    agencies: [
      { value: 'agency-1', label: 'Harbour Tags' },
      { value: 'agency-2', label: 'Example Print Studio' },
    ],
    onSave: fn(() => Promise.resolve()),
    onClose: fn(),
    onUnsavedChange: fn(),
  },
  decorators: [(Story) => <ConfirmProvider>{Story()}</ConfirmProvider>],
} satisfies Meta<typeof PartnerWizard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard alone. */
async function fillInSignIn(user: User) {
  await focusIsOn('textbox', 'Email');
  await user.keyboard('mira@example.com{Tab}Mira{Tab}{Tab}my own{Tab}{Tab}my own{Enter}');
  await focusIsOn('combobox', 'Agency');
}

export const SignIn: Story = {
  play: async () => {
    await focusIsOn('textbox', 'Email');
    await expect(screen.getByRole('dialog', { name: 'Add Partner' })).toBeVisible();
    await expect(field('First name')).toBeVisible();
    await expect(field('Last name (optional)')).toBeVisible();
    await expect(screen.getByLabelText('Password')).toHaveValue('');
    await expect(screen.getByLabelText('Confirm password')).toHaveValue('');
  },
};

export const PartnerDetails: Story = {
  parameters: { acceptance: ['ADM-13'] },
  play: async ({ userEvent }) => {
    await fillInSignIn(userEvent);
    await expect(choice('Agency')).toHaveTextContent('Choose an agency');
    await expect(await choose(userEvent, 'Agency')).toEqual(['Harbour Tags', 'Example Print Studio']);
    await expect(field('Phone number')).toBeVisible();
  },
};

export const SignInRefused: Story = {
  parameters: { acceptance: ['VAL-08'] },
  play: async ({ step, userEvent }) => {
    await focusIsOn('textbox', 'Email');
    await step('nothing typed', async () => {
      await userEvent.click(button('Next'));
      await expect(await faultMessages()).toEqual([
        'Email is required',
        'First name is required',
        'Password is required',
      ]);
      await focusIsOn('textbox', 'Email');
    });
    await step('two passwords', async () => {
      await userEvent.type(screen.getByLabelText('Password'), 'my own');
      await userEvent.click(button('Next'));
      await expect(await screen.findByRole('button', { name: 'Passwords do not match' })).toBeVisible();
      await expect(screen.getByLabelText('Confirm password')).toHaveAccessibleDescription('Passwords do not match');
    });
    await fitsAcross();
  },
};

export const WithoutAgencies: Story = {
  args: { agencies: [], onAddAgency: fn() },
  play: async ({ args, userEvent }) => {
    await focusIsOn('textbox', 'Email');
    await userEvent.keyboard('mira@example.com{Tab}Mira{Tab}{Tab}my own{Tab}{Tab}my own{Enter}');
    const link = await screen.findByRole('link', { name: 'Add an agency' });
    await waitFor(() => expect(link).toHaveFocus());
    await expect(link).toHaveAccessibleDescription('There are no agencies to choose from. Add one first.');
    await expect(link).toHaveAttribute('href', '/Admin-Agencies');
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddAgency).toHaveBeenCalledOnce();
  },
};

export const DetailsRefused: Story = {
  parameters: { acceptance: ['VAL-09'] },
  play: async ({ args, userEvent }) => {
    await fillInSignIn(userEvent);
    await userEvent.click(button('Save'));
    await expect(await faultMessages()).toEqual(['Agency is required', 'Phone number is required']);
    await expect(choice('Agency')).toHaveAccessibleDescription('Agency is required');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const OnAPhone: Story = { ...SignInRefused, globals: { viewport: { value: 'w360' } } };

export const InTheDark: Story = { ...DetailsRefused, globals: { theme: 'dark' } };

export const SavesTheDraft: Story = {
  parameters: { acceptance: ['ADM-13'] },
  play: async ({ args, userEvent }) => {
    await fillInSignIn(userEvent);
    await choose(userEvent, 'Agency', 'Example Print Studio');
    await userEvent.tab();
    await userEvent.keyboard('+971 50 000 0201{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith({
      email: 'mira@example.com',
      firstName: 'Mira',
      lastName: '',
      password: 'my own',
      confirmPassword: 'my own',
      agency: 'agency-2',
      phone: '+971 50 000 0201',
    });
  },
};

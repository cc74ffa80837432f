import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';

import { dialogMeta } from '~/components/wizard/DialogFrame/dialog.stage';
import { SaveError } from '~/components/wizard/Wizard/SaveError';
import {
  getDialogButton,
  expectPrefilled,
  getDialogField,
  fillIn,
  expectFocusOn,
} from '~/components/wizard/Wizard/wizard.play';
import type { AgencyFormValues } from '~/domain/agency/agencyDraft';
import type { WithoutPasswords } from '~/domain/session/newPassword';

import { AgencyWizard } from './AgencyWizard';

const initialValues: WithoutPasswords<AgencyFormValues> = {
  email: 'hello@harbour.example.com',
  agencyName: 'Harbour Tags',
  phone: '+971 50 000 0101',
  address: '12 Sample Street',
};

const meta = {
  ...dialogMeta,
  title: 'Screens/Admin/Agencies/Edit',
  component: AgencyWizard,
  args: { ...dialogMeta.args, initialValues },
} satisfies Meta<typeof AgencyWizard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Edit Agency' })).toBeVisible();
    await expect(screen.queryByLabelText(/password/i)).not.toBeInTheDocument();
  },
};

export const SavesThePrefilledFields: Story = {
  tags: ['behaviour'],
  play: ({ args, userEvent }) =>
    expectPrefilled(userEvent, args.onSave, {
      steps: 2,
      draft: { ...initialValues, password: '', confirmPassword: '' },
    }),
};

export const ClosesWithoutAskingIfNothingHasChanged: Story = {
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await expectFocusOn('textbox', 'Email');
    await userEvent.click(getDialogButton('Cancel'));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onUnsavedChange).not.toHaveBeenCalledWith(true);
  },
};

export const AsksBeforeItDiscardsChanges: Story = {
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await expectFocusOn('textbox', 'Email');
    await fillIn(userEvent, { Email: '.test' });
    await expect(args.onUnsavedChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(getDialogButton('Cancel'));
    await screen.findByRole('alertdialog', { name: 'Leave without saving? Your changes will be lost.' });
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const SaveFailed: Story = {
  tags: ['state'],
  args: { onSave: fn(() => Promise.reject(new SaveError('This agency was changed in another tab.'))) },
  play: async ({ userEvent }) => {
    await expectFocusOn('textbox', 'Email');
    await userEvent.keyboard('{Enter}');
    await expectFocusOn('textbox', 'Agency name');
    await userEvent.keyboard(' LLC{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      "We couldn't save thisThis agency was changed in another tab.",
    );
    await expect(getDialogField('Agency name')).toHaveValue('Harbour Tags LLC');
  },
};

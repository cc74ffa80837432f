import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { dialogMeta } from '~/components/wizard/DialogFrame/dialog.stage';
import { SaveError } from '~/components/wizard/Wizard/SaveError';
import { expectPrefilled, fillIn, getDialogButton, getDialogField } from '~/components/wizard/Wizard/wizard.play';
import type { AgencyCustomerDraft } from '~/domain/customer/agencyCustomerDraft';

import { CustomerDialog } from './CustomerDialog';

const initialValues: AgencyCustomerDraft = {
  name: 'Omar K.',
  email: 'omar@example.com',
  address: '1 Sample Street, Dubai',
  phone: '0500000501',
};

const meta = {
  ...dialogMeta,
  title: 'Screens/Agency/Customers/Edit',
  component: CustomerDialog,
  args: { ...dialogMeta.args, initialValues },
} satisfies Meta<typeof CustomerDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Edit Customer' })).toBeVisible();
  },
};

export const NeedsAName: Story = {
  tags: ['behaviour'],
  args: { initialValues: undefined },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(getDialogField('Name')).toHaveAccessibleDescription('Name is required'));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const SavesThePrefilledFields: Story = {
  tags: ['behaviour'],
  play: ({ args, userEvent }) => expectPrefilled(userEvent, args.onSave, { steps: 1, draft: initialValues }),
};

const conflict = new SaveError('This customer was changed in another tab.', {
  readLatest: () => ({ ...initialValues, email: 'omar.k@example.com', phone: '0500000502' }),
});

export const ShowsTheLatestVersionOnConflict: Story = {
  tags: ['behaviour'],
  args: { onSave: fn(() => Promise.reject(conflict)) },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: 'Edit Customer' });
    await fillIn(userEvent, { Email: '.test' });
    await userEvent.click(getDialogButton('Save'));
    await userEvent.click(await screen.findByRole('button', { name: 'Show latest' }));
    await expect(getDialogField('Email')).toHaveAccessibleDescription('Latest version: omar.k@example.com Use this');
    await expect(getDialogField('Phone number')).toHaveValue('0500000502');
    await userEvent.click(getDialogButton('Use this'));
    await expect(getDialogField('Email')).toHaveValue('omar.k@example.com');
  },
};

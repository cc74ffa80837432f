import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { dialogMeta } from '~/components/wizard/DialogFrame/dialog.stage';
import { expectPrefilled } from '~/components/wizard/Wizard/wizard.play';
import type { CustomerFormValues } from '~/domain/customer/customerDraft';
import type { WithoutPasswords } from '~/domain/session/newPassword';

import { CustomerWizard } from './CustomerWizard';

const initialValues: WithoutPasswords<CustomerFormValues> = {
  email: 'omar@example.com',
  firstName: 'Omar',
  lastName: 'K.',
  countryCode: '+971',
  phone: '50 000 0501',
};

const meta = {
  ...dialogMeta,
  title: 'Screens/Admin/Customers/Edit',
  component: CustomerWizard,
  args: { ...dialogMeta.args, initialValues },
} satisfies Meta<typeof CustomerWizard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Edit Customer' })).toBeVisible();
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

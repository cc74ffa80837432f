import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { dialogMeta } from '~/components/wizard/DialogFrame/dialog.stage';
import { expectPrefilled } from '~/components/wizard/Wizard/wizard.play';
import type { PartnerFormValues } from '~/domain/partner/partnerDraft';
import type { WithoutPasswords } from '~/domain/session/newPassword';

import { PartnerWizard } from './PartnerWizard';

const initialValues: WithoutPasswords<PartnerFormValues> = {
  email: 'mira@example.com',
  firstName: 'Mira',
  lastName: 'A.',
  agency: 'agency-1',
  phone: '+971 50 000 0401',
};

const meta = {
  ...dialogMeta,
  title: 'Screens/Admin/Partners/Edit',
  component: PartnerWizard,
  args: { ...dialogMeta.args, agencies: [{ value: 'agency-1', label: 'Harbour Tags' }], initialValues },
} satisfies Meta<typeof PartnerWizard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Edit Partner' })).toBeVisible();
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

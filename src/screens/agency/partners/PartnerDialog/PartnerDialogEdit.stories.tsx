import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { dialogMeta } from '~/components/wizard/DialogFrame/dialog.stage';
import { expectPrefilled } from '~/components/wizard/Wizard/wizard.play';
import type { AgencyPartnerDraft } from '~/domain/partner/agencyPartnerDraft';

import { PartnerDialog } from './PartnerDialog';

const initialValues: AgencyPartnerDraft = {
  firstName: 'Mira',
  lastName: 'A.',
  email: 'mira@example.com',
  company: 'Blue Kite Motors',
  phone: '0500000401',
};

const meta = {
  ...dialogMeta,
  title: 'Screens/Agency/Partners/Edit',
  component: PartnerDialog,
  args: { ...dialogMeta.args, initialValues },
} satisfies Meta<typeof PartnerDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Edit partner' })).toBeVisible();
  },
};

export const SavesThePrefilledFields: Story = {
  tags: ['behaviour'],
  play: ({ args, userEvent }) => expectPrefilled(userEvent, args.onSave, { steps: 1, draft: initialValues }),
};

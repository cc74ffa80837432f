import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { dialogMeta } from '~/components/wizard/DialogFrame/dialog.stage';
import { expectPrefilled } from '~/components/wizard/Wizard/wizard.play';
import type { UtilityDraft } from '~/domain/utility/utilityDraft';

import { UtilityWizard } from './UtilityWizard';

const initialDraft: UtilityDraft = {
  name: 'Message the owner',
  description: 'By chat',
  defaultRedirectUrl: 'https://chat.example.com',
  isTag: true,
  features: [
    { feature: 'sms', isEnabled: false, displayOrder: 2 },
    { feature: 'whatsapp', isEnabled: true, displayOrder: 0 },
  ],
};

const meta = {
  ...dialogMeta,
  title: 'Screens/Admin/Utilities/Edit',
  component: UtilityWizard,
  args: { ...dialogMeta.args, initialDraft },
} satisfies Meta<typeof UtilityWizard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Edit AiroTag Utility' })).toBeVisible();
  },
};

export const SavesThePrefilledFields: Story = {
  tags: ['behaviour'],
  play: ({ args, userEvent }) => expectPrefilled(userEvent, args.onSave, { steps: 2, draft: initialDraft }),
};

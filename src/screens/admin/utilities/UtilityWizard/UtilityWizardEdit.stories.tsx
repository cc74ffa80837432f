import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { dialogMeta } from '~/components/wizard/DialogFrame/dialog.stage';
import { expectPrefilled } from '~/components/wizard/Wizard/wizard.play';
import type { UtilityFormValues } from '~/domain/utility/utilityDraft';

import { UtilityWizard } from './UtilityWizard';

const initialValues: UtilityFormValues = {
  name: 'Message the owner',
  description: 'By chat',
  defaultRedirectUrl: 'https://chat.example.com',
  isTag: true,
  features: [
    { feature: 'sms', isEnabled: false, displayOrder: '2' },
    { feature: 'whatsapp', isEnabled: true, displayOrder: '0' },
  ],
};

const meta = {
  ...dialogMeta,
  title: 'Screens/Admin/Utilities/Edit',
  component: UtilityWizard,
  args: { ...dialogMeta.args, initialValues },
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
  play: ({ args, userEvent }) => {
    const features = initialValues.features.map((feature) => ({
      ...feature,
      displayOrder: Number(feature.displayOrder),
    }));
    return expectPrefilled(userEvent, args.onSave, { steps: 2, draft: { ...initialValues, features } });
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { dialogMeta } from '~/components/wizard/DialogFrame/dialog.stage';
import { expectPrefilled } from '~/components/wizard/Wizard/wizard.play';
import type { PackageFormValues } from '~/domain/tagPackage/packageDraft';

import { PackageWizard } from './PackageWizard';

const initialValues: PackageFormValues = {
  name: 'Event Pack',
  description: 'For large events. No longer sold.',
  totalHexacodes: '500',
  tagType: 'Elite',
  price: '85',
  isActive: false,
  createdAt: '2025-11-27T10:00',
  updatedAt: '2026-03-11T10:00',
};

const meta = {
  ...dialogMeta,
  title: 'Screens/Admin/Packages/Edit',
  component: PackageWizard,
  args: { ...dialogMeta.args, initialValues },
} satisfies Meta<typeof PackageWizard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Edit Package' })).toBeVisible();
  },
};

export const SavesThePrefilledFields: Story = {
  tags: ['behaviour'],
  play: ({ args, userEvent }) =>
    expectPrefilled(userEvent, args.onSave, { steps: 2, draft: { ...initialValues, totalHexacodes: 500, price: 85 } }),
};

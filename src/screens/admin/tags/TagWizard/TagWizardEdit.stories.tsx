import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { dialogMeta } from '~/components/wizard/DialogFrame/dialog.stage';
import { expectPrefilled } from '~/components/wizard/Wizard/wizard.play';
import type { TagDraft } from '~/domain/tag/tagDraft';

import { TagWizard } from './TagWizard';

const initialValues: TagDraft = {
  hexacode: '7F3A9C21',
  serialNumber: 'SN-000001',
  ownerContentType: 'agency',
  ownerObjectId: 'agency-1',
  partner: 'partner-1',
  isAssigned: true,
  isPrinted: true,
  packagePurchase: 'purchase-1',
  qrCodeFile: { id: 'file-1', name: 'qr.png' },
  qrCodeUrl: 'https://tag.example.com',
  defaultRedirectUrl: 'https://pages.example.com',
  barcodeImage: { id: 'file-2', name: 'barcode.png' },
  createdAt: '2026-06-15T09:00',
};

const meta = {
  ...dialogMeta,
  title: 'Screens/Admin/Generated tags/Edit',
  component: TagWizard,
  args: {
    ...dialogMeta.args,
    partners: [{ value: 'partner-1', label: 'Mira A.' }],
    purchases: [{ value: 'purchase-1', label: 'ORD-1003' }],
    initialValues,
  },
} satisfies Meta<typeof TagWizard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Edit Generated AiroTag' })).toBeVisible();
  },
};

export const SavesThePrefilledFields: Story = {
  tags: ['behaviour'],
  play: ({ args, userEvent }) => expectPrefilled(userEvent, args.onSave, { steps: 3, draft: initialValues }),
};

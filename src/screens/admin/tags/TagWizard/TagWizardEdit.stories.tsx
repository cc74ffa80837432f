import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { dialogMeta } from '~/components/wizard/DialogFrame/dialog.stage';
import { expectPrefilled } from '~/components/wizard/Wizard/wizard.play';
import type { TagDraft } from '~/domain/tag/tagDraft';

import { TagWizard } from './TagWizard';

const initialValues: TagDraft = {
  hexacode: '7F3A9C22',
  serialNumber: 'SN-000051',
  ownerContentType: 'agency',
  ownerObjectId: 'agency-1',
  partner: 'partner-2',
  isAssigned: true,
  isPrinted: true,
  packagePurchase: 'purchase-2',
  qrCodeFile: { id: 'file-1', name: 'qr.png' },
  qrCodeUrl: 'https://tag.example.com',
  defaultRedirectUrl: 'https://pages.example.com',
  barcodeImage: { id: 'file-2', name: 'barcode.png' },
  createdAt: '2026-05-18T10:00',
};

const meta = {
  ...dialogMeta,
  title: 'Screens/Admin/Generated tags/Edit',
  component: TagWizard,
  args: {
    ...dialogMeta.args,
    partners: [{ value: 'partner-2', label: 'Tom A.' }],
    purchases: [{ value: 'purchase-2', label: 'ORD-1002' }],
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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { dialogMeta } from '~/components/wizard/DialogFrame/dialog.stage';
import {
  getDialogButton,
  chooseOption,
  expectErrors,
  expectSaved,
  getDialogField,
  fillIn,
  expectNoDialogOverflow,
  expectFocusOn,
  expectFocusOnLabelledField,
} from '~/components/wizard/Wizard/wizard.play';
import type { User } from '~/components/wizard/Wizard/wizard.play';
import { samplePngBytes } from '~/domain/tag/png.sample';

import { TagWizard } from './TagWizard';

const meta = {
  ...dialogMeta,
  title: 'Screens/Admin/Generated tags/Add',
  component: TagWizard,
  args: {
    ...dialogMeta.args,
    partners: [{ value: 'partner-1', label: 'Mira A.' }],
    purchases: [{ value: 'purchase-3', label: 'ORD-1003' }],
  },
} satisfies Meta<typeof TagWizard>;

export default meta;
type Story = StoryObj<typeof meta>;

const makePictureFile = (name: string) => new File([samplePngBytes], name, { type: 'image/png' });

async function openCodes(user: User) {
  await fillIn(user, { Hexacode: '7F3A9C21', 'Owner object id': 'agency-1{Enter}' });
  await expectFocusOnLabelledField('QR code file (optional)');
}

export const TagStep: Story = {
  tags: ['state'],
  globals: { viewport: { value: 'w360' } },
  parameters: { acceptance: ['ADM-15', 'VAL-12'] },
  play: async ({ userEvent }) => {
    await expectFocusOn('textbox', 'Hexacode');
    await expect(screen.getByRole('dialog', { name: 'Add Generated AiroTag' })).toBeVisible();
    await expect(getDialogField('Serial number')).toBeDisabled();
    await expect(getDialogField('Serial number')).toHaveValue('Auto');
    await expect(await chooseOption(userEvent, 'Owner content type')).toEqual(['AiroTags | agency']);
    await expectErrors(userEvent, 'Next', ['Hexacode is required', 'Owner object id is required']);
    await expect(getDialogField('Owner object id')).toHaveAccessibleDescription('Owner object id is required');
    await expectNoDialogOverflow();
  },
};

export const CodesAndLinksStep: Story = {
  tags: ['state'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ userEvent }) => {
    await openCodes(userEvent);
    await userEvent.upload(screen.getByLabelText('Barcode image (optional)'), makePictureFile('barcode.png'));
    const textFile = new File(['notes'], 'qr.png', { type: 'image/png' });
    await userEvent.upload(screen.getByLabelText('QR code file (optional)'), textFile);
    await expect(await screen.findByRole('alert')).toHaveTextContent(/^qr\.pngThis file is not a picture\./);
    await fillIn(userEvent, { 'QR code URL (optional)': 'tag.example.com' });
    // Neither a rejected file nor an incomplete URL blocks the next step.
    await userEvent.click(getDialogButton('Next'));
    await expectFocusOnLabelledField('Created at (optional)');
    await userEvent.click(getDialogButton('Back'));
    await expect(screen.getByText('barcode.png')).toBeVisible();
    await expect(getDialogField('QR code URL (optional)')).toHaveAccessibleDescription(
      "This doesn't look like a web address (https://…). You can still save it.",
    );
    await expectNoDialogOverflow();
  },
};

export const SavesEveryField: Story = {
  tags: ['behaviour'],
  parameters: { acceptance: ['ADM-13', 'ADM-15'] },
  play: async ({ args, userEvent }) => {
    await expectFocusOn('textbox', 'Hexacode');
    const partnerOptions = await chooseOption(userEvent, 'Partner (optional)', 'Mira A.');
    await expect(partnerOptions).toEqual(['No partner', 'Mira A.']);
    await chooseOption(userEvent, 'Package purchase (optional)', 'ORD-1003');
    await userEvent.click(screen.getByRole('switch', { name: 'Is printed' }));
    await openCodes(userEvent);
    await userEvent.upload(screen.getByLabelText('QR code file (optional)'), makePictureFile('qr.png'));
    await userEvent.upload(screen.getByLabelText('Barcode image (optional)'), makePictureFile('barcode.png'));
    await fillIn(userEvent, {
      'QR code URL (optional)': 'https://tag.example.com',
      'Default redirect URL (optional)': 'https://pages.example.com{Enter}',
    });
    await expectFocusOnLabelledField('Created at (optional)');
    await fillIn(userEvent, { 'Created at (optional)': '2026-06-15T09:00' });
    await userEvent.click(getDialogButton('Save'));
    await expectSaved(args.onSave, {
      hexacode: '7F3A9C21',
      serialNumber: 'Auto',
      ownerContentType: 'agency',
      ownerObjectId: 'agency-1',
      partner: 'partner-1',
      isAssigned: false,
      isPrinted: true,
      packagePurchase: 'purchase-3',
      qrCodeFile: expect.objectContaining({ name: 'qr.png', size: samplePngBytes.length }) as File,
      qrCodeUrl: 'https://tag.example.com',
      defaultRedirectUrl: 'https://pages.example.com',
      barcodeImage: expect.objectContaining({ name: 'barcode.png' }) as File,
      createdAt: '2026-06-15T09:00',
    });
  },
};

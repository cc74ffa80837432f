import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { ConfirmProvider } from '~/components/feedback/ConfirmProvider/ConfirmProvider';
import {
  button,
  choice,
  choose,
  faultMessages,
  field,
  fitsAcross,
  focusIsOn,
} from '~/components/wizard/Wizard/wizard.play';
import type { User } from '~/components/wizard/Wizard/wizard.play';
import { samplePngBytes } from '~/domain/tag/codePicture.sample';

import { TagWizard } from './TagWizard';

const meta = {
  title: 'Screens/Admin/Generated tags/Add',
  component: TagWizard,
  parameters: { layout: 'fullscreen' },
  args: {
    partners: [{ value: 'partner-1', label: 'Mira Example' }],
    purchases: [{ value: 'purchase-1', label: 'ORD-1003' }],
    onSave: fn(() => Promise.resolve()),
    onClose: fn(),
    onUnsavedChange: fn(),
  },
  decorators: [(Story) => <ConfirmProvider>{Story()}</ConfirmProvider>],
} satisfies Meta<typeof TagWizard>;

export default meta;
type Story = StoryObj<typeof meta>;

const picture = (name: string) => new File([samplePngBytes], name, { type: 'image/png' });

async function fillInTag(user: User) {
  await user.type(field('Hexacode'), '7F3A9C21');
  await user.type(field('Owner object id'), 'agency-1{Enter}');
  await waitFor(() => expect(screen.getByLabelText('QR code file (optional)')).toHaveFocus());
}

export const Tag: Story = {
  parameters: { acceptance: ['ADM-15'] },
  play: async ({ userEvent }) => {
    await focusIsOn('textbox', 'Hexacode');
    await expect(screen.getByRole('dialog', { name: 'Add Generated AiroTag' })).toBeVisible();
    await expect(field('Serial number')).toBeDisabled();
    await expect(field('Serial number')).toHaveValue('Auto');
    await expect(choice('Owner content type')).toHaveTextContent('AiroTags | agency');
    await expect(await choose(userEvent, 'Owner content type')).toEqual(['AiroTags | agency']);
    await expect(await choose(userEvent, 'Partner (optional)')).toEqual(['No partner', 'Mira Example']);
  },
};

export const CodesAndLinks: Story = {
  play: async ({ userEvent }) => {
    await fillInTag(userEvent);
    await userEvent.upload(screen.getByLabelText('Barcode image (optional)'), picture('barcode.png'));
    await userEvent.type(field('QR code URL (optional)'), 'tag.example.com');
    await userEvent.tab();
    // A hint, and no refusal.
    await expect(field('QR code URL (optional)')).toHaveAccessibleDescription(
      'Not a web address such as https://example.com.',
    );
    await userEvent.click(button('Next'));
    await waitFor(() => expect(screen.getByLabelText('Created at (optional)')).toHaveFocus());
    await userEvent.click(button('Back'));
    await expect(screen.getByText('barcode.png')).toBeVisible();
    await fitsAcross();
  },
};

export const RefusesAFileThatIsNoPicture: Story = {
  play: async ({ userEvent }) => {
    await fillInTag(userEvent);
    const disguised = new File(['notes'], 'qr.png', { type: 'image/png' });
    await userEvent.upload(screen.getByLabelText('QR code file (optional)'), disguised);
    await expect(await screen.findByRole('alert')).toHaveTextContent(/^qr\.pngThis file is not a picture\./);
    // It does not stand in the way of what comes next.
    await userEvent.click(button('Next'));
    await waitFor(() => expect(screen.getByLabelText('Created at (optional)')).toHaveFocus());
  },
};

export const CodesAndLinksOnAPhone: Story = { ...CodesAndLinks, globals: { viewport: { value: 'w360' } } };

export const CodesAndLinksInTheDark: Story = { ...CodesAndLinks, globals: { theme: 'dark' } };

export const Timestamps: Story = {
  parameters: { acceptance: ['ADM-13'] },
  play: async ({ userEvent }) => {
    await fillInTag(userEvent);
    await userEvent.click(screen.getByRole('tab', { name: '3. Timestamps' }));
    await waitFor(() => expect(screen.getByLabelText('Created at (optional)')).toHaveFocus());
    await expect(screen.getByLabelText('Created at (optional)')).toHaveAttribute('type', 'datetime-local');
  },
};

export const Refused: Story = {
  parameters: { acceptance: ['VAL-12'] },
  play: async ({ userEvent }) => {
    await focusIsOn('textbox', 'Hexacode');
    await userEvent.click(button('Next'));
    await expect(await faultMessages()).toEqual(['Hexacode is required', 'Owner object id is required']);
    await focusIsOn('textbox', 'Hexacode');
    await expect(field('Owner object id')).toHaveAccessibleDescription('Owner object id is required');
    await fitsAcross();
  },
};

export const OnAPhone: Story = { ...Refused, globals: { viewport: { value: 'w360' } } };

export const InTheDark: Story = { ...Refused, globals: { theme: 'dark' } };

export const SavesTheDraft: Story = {
  parameters: { acceptance: ['ADM-13', 'ADM-15'] },
  play: async ({ args, userEvent }) => {
    await focusIsOn('textbox', 'Hexacode');
    await choose(userEvent, 'Partner (optional)', 'Mira Example');
    await choose(userEvent, 'Package purchase (optional)', 'ORD-1003');
    await userEvent.click(screen.getByRole('switch', { name: 'Is assigned' }));
    await fillInTag(userEvent);
    await userEvent.upload(screen.getByLabelText('QR code file (optional)'), picture('qr.png'));
    await userEvent.type(field('Default redirect URL (optional)'), 'https://pages.example.com{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Created at (optional)')).toHaveFocus());
    await userEvent.click(button('Save'));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith({
      hexacode: '7F3A9C21',
      serialNumber: 'Auto',
      ownerContentType: 'agency',
      ownerObjectId: 'agency-1',
      partner: 'partner-1',
      isAssigned: true,
      isPrinted: false,
      packagePurchase: 'purchase-1',
      qrCodeFile: 'qr.png',
      qrCodeUrl: '',
      defaultRedirectUrl: 'https://pages.example.com',
      barcodeImage: '',
      createdAt: '',
    });
  },
};

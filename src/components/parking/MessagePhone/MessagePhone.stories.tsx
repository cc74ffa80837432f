import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';

import { phoneGlobals } from '~/components/a11y/reflow.play';
import { readQrCodeText } from '~/components/brand/CodeSprite/readQrCodeText.play';
import { composeMessage, emptyParking } from '~/domain/parking/message';
import type { Parking } from '~/domain/parking/message';
import type { Plate } from '~/domain/parking/plate';
import { findFieldsWithWarning } from '~/domain/parking/warnings';

import { MessagePhone } from './MessagePhone';

const samplePlate = { emirate: 'abuDhabi', code: '16', number: '12345' } as const;
const sampleParking = { ...emptyParking, area: 'dubai', zone: '335C', hours: 2 } as const;

const createArgs = (plateChanges: Partial<Plate>, parking: Parking = sampleParking) => {
  const plate = { ...samplePlate, ...plateChanges };
  return { plate, parking, message: composeMessage(plate, parking), warnings: findFieldsWithWarning(plate, parking) };
};

/** Use as the last step of the parking composer. For what a finder sees, use FinderView. */
const meta = {
  title: 'Components/Parking/MessagePhone',
  component: MessagePhone,
  args: { ...createArgs({}), onGoToField: fn() },
} satisfies Meta<typeof MessagePhone>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dubai parking, mParking')).toBeVisible();
    await expect(canvas.getByText(/^Format last confirmed in October 2024\. It may have changed\./)).toBeVisible();
    const status = await canvas.findByText('Message ready: AUH16 12345 335C 2, to 7275.', {}, { timeout: 3000 });
    await expect(status).toHaveAttribute('role', 'status');
  },
};

export const Mobile: Story = {
  tags: ['state'],
  globals: phoneGlobals,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open in Messages' })).toHaveAttribute(
      'href',
      'sms:7275?&body=AUH16%2012345%20335C%202',
    );
  },
};

export const MissingFields: Story = {
  tags: ['state'],
  args: createArgs({ number: '' }, { ...sampleParking, zone: '' }),
  globals: phoneGlobals,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Still needed: plate number and zone.')).toBeVisible();
    await expect(canvas.getByText('AUH16 … … 2')).toHaveStyle({ outlineStyle: 'dashed' });
    await expect(canvas.getByRole('button', { name: 'Copy message' })).toBeDisabled();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Enter the plate number' }));
    await expect(args.onGoToField).toHaveBeenCalledWith('plateNumber');
  },
};

export const WithWarning: Story = {
  tags: ['state'],
  args: createArgs({ number: '123456' }),
  globals: phoneGlobals,
  play: async ({ canvas }) => {
    const warning = 'The plate number has 6 digits. UAE plates have up to 5. Check it before you send.';
    await expect(canvas.getByText(warning)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open in Messages' })).toHaveAccessibleDescription(warning);
    await expect(canvas.getByRole('button', { name: 'Copy message' })).toHaveAccessibleDescription(warning);
    await expect(canvas.getByRole('button', { name: 'Copy message' })).toBeEnabled();
  },
};

export const ShowsReadableQrCode: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const codeImage = await canvas.findByRole('img', { name: 'QR code that opens this message on a phone' });
    await expect(await readQrCodeText(codeImage, 256)).toBe('SMSTO:7275:AUH16 12345 335C 2');
  },
};

export const CopiesTheMessage: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy message' }));
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(writeText).toHaveBeenCalledWith('AUH16 12345 335C 2');
  },
};

export const SelectsTextWhenCopyingIsDenied: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    spyOn(document, 'execCommand').mockReturnValue(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy message' }));
    const error = "We couldn't copy it. The message above is selected, so you can copy it yourself.";
    await expect(await canvas.findByText(error)).toBeVisible();
    await waitFor(() => expect(getSelection()?.toString()).toBe('AUH16 12345 335C 2'));
  },
};

export const BeforeInput: Story = {
  tags: ['state'],
  args: createArgs({ emirate: '', code: '', number: '' }, emptyParking),
  globals: phoneGlobals,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Example')).not.toBeVisible();
    await expect(canvas.getByText('Plate number')).not.toBeVisible();
    await expect(canvas.getByText('Fill in the form to get your message.')).toBeVisible();
    for (const name of ['Open in Messages', 'Copy message'])
      await expect(canvas.getByRole('button', { name })).toBeDisabled();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { sampleDesign } from '~/components/printing/design.sample';
import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';

import { fillField, readQrPlacement } from './PrintingScreen.play';
import { PrintingStage, printingMeta } from './PrintingScreen.stage';

const meta = {
  title: 'Screens/Agency/Printing/Artwork',
  component: PrintingStage,
  tags: ['behaviour'],
  ...printingMeta,
  args: { ...printingMeta.args, initialState: { design: sampleDesign } },
} satisfies Meta<typeof PrintingStage>;

/** A QR code that is too large for the free areas of the artwork. */
const largeQr = { ...defaultPrintSettings.qr, size: 44, x: 5, y: 5 };

export default meta;
type Story = StoryObj<typeof meta>;

export const MovesACodeThatCoversTheArtwork: Story = {
  play: async ({ canvas, userEvent }) => {
    const checksRegion = within(canvas.getByRole('region', { name: 'Will it scan?' }));
    const warning = 'The QR code covers part of the design.';
    await fillField({ canvas, userEvent }, 'From top', '30');
    await expect(await checksRegion.findByText(warning)).toBeVisible();
    await expect(checksRegion.getByRole('status')).toHaveTextContent('1 warning');
    await userEvent.click(checksRegion.getByRole('button', { name: 'Move it to a free area' }));
    await waitFor(() => expect(checksRegion.queryByText(warning)).not.toBeInTheDocument());
    // The artwork has two texts: one ends at 14 % of the height, one starts at 46 %. The QR code, which is 25 % high,
    // moves between them.
    const [, , top] = readQrPlacement(canvas);
    await expect(Number(top)).toBeGreaterThan(14);
    await expect(Number(top)).toBeLessThan(46 - 25);
  },
};

export const MakesTheStickerFitTheArtwork: Story = {
  play: async ({ canvas, userEvent }) => {
    const checksRegion = within(canvas.getByRole('region', { name: 'Will it scan?' }));
    await fillField({ canvas, userEvent }, 'Design width', '60');
    await expect(await checksRegion.findByText('White strips at the sides')).toBeVisible();
    // White strips are only a note, not a warning: they are invisible if the artwork has a white background.
    await expect(checksRegion.getByRole('status')).toHaveTextContent('Yes, with 2 notes');
    await userEvent.click(checksRegion.getByRole('button', { name: 'Make the sticker 72 mm high' }));
    await expect(canvas.getByRole('textbox', { name: 'Design height' })).toHaveValue('72');
    await waitFor(() => expect(checksRegion.queryByText(/^White strips/)).not.toBeInTheDocument());
  },
};

export const ShowsANoteIfNoFreeAreaIsLargeEnough: Story = {
  args: { initialState: { design: sampleDesign, settings: { ...defaultPrintSettings, qr: largeQr } } },
  play: async ({ canvas }) => {
    const checksRegion = within(canvas.getByRole('region', { name: 'Will it scan?' }));
    await expect(await checksRegion.findByText('No free area is big enough for it')).toBeVisible();
    await expect(checksRegion.getByRole('status')).toHaveTextContent('Yes, with 2 notes');
    const [, artworkRow, printerRow] = checksRegion.getAllByRole('listitem');
    await expect(artworkRow).toHaveTextContent('The QR code covers part of the design');
    await expect(printerRow).toHaveTextContent('The outer 4 mm may not print');
    await expect(checksRegion.queryByRole('button', { name: 'Move it to a free area' })).not.toBeInTheDocument();
  },
};

import Box from '@mui/material/Box';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { StickerCloseUpStage } from './StickerCloseUp.stage';
import { closeUpArgs, settingsWithBarcode, createSettingsWithQr } from './closeUp.sample';

/** Used by StickerCloseUp for errors of codes and text lines. ScanChecks explains each error and offers a fix. */
const meta = {
  title: 'Components/Printing/StickerCloseUp/Errors',
  component: StickerCloseUpStage,
  tags: ['behaviour'],
  args: { ...closeUpArgs, onChange: fn() },
} satisfies Meta<typeof StickerCloseUpStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Expects that the badge with this text is within the width of the design and does not cover the code. Returns the
 * rectangles of the badge and the code.
 */
async function expectReadableBadge(canvas: StoryContext['canvas'], text: string, code: RegExp) {
  const codeBox = (await canvas.findByRole('application', { name: code })).getBoundingClientRect();
  const design = canvas.getByRole('group', { name: /^Design/ }).getBoundingClientRect();
  const badge = canvas.getByText(text).getBoundingClientRect();
  await expect(badge.left).toBeGreaterThanOrEqual(design.left - 1);
  await expect(badge.right).toBeLessThanOrEqual(design.right + 1);
  // A resize handle reaches 7 px beyond the code.
  const isClear =
    badge.left >= codeBox.right + 7 ||
    badge.right <= codeBox.left ||
    badge.top >= codeBox.bottom + 7 ||
    badge.bottom <= codeBox.top - 7;
  await expect(isClear).toBe(true);
  return { badge, codeBox };
}

/** Makes the sticker as small as in a low window, about 100 px wide. */
const smallSticker = { below: <Box sx={{ height: 204 }} /> };

export const DoesNotCoverASmallCode: Story = {
  args: { settings: createSettingsWithQr({ size: 5 }), codeErrors: { qr: 'Too small' }, ...smallSticker },
  play: async ({ canvas }) => {
    await expectReadableBadge(canvas, 'Too small', /^QR code/);
  },
};

export const AboveACodeAtTheBottomRight: Story = {
  args: { settings: createSettingsWithQr({ size: 5, x: 90, y: 88 }), codeErrors: { qr: 'Too small' }, ...smallSticker },
  play: async ({ canvas }) => {
    const { badge, codeBox } = await expectReadableBadge(canvas, 'Too small', /^QR code/);
    await expect(badge.bottom).toBeLessThanOrEqual(codeBox.top);
  },
};

export const BelowACodeAtTheTopRight: Story = {
  args: { settings: createSettingsWithQr({ size: 5, x: 80, y: 0 }), codeErrors: { qr: 'Too small' }, ...smallSticker },
  play: async ({ canvas }) => {
    const { badge, codeBox } = await expectReadableBadge(canvas, 'Too small', /^QR code/);
    await expect(badge.top).toBeGreaterThanOrEqual(codeBox.bottom);
  },
};

export const DoesNotCoverAWideBarcode: Story = {
  args: { settings: settingsWithBarcode, codeErrors: { barcode: 'Too narrow' }, ...smallSticker },
  play: async ({ canvas }) => {
    await expectReadableBadge(canvas, 'Too narrow', /^Barcode/);
  },
};

export const NextToANarrowSticker: Story = {
  args: {
    settings: { ...createSettingsWithQr({ size: 5 }), design: { width: 10, height: 60 } },
    codeErrors: { qr: 'Too small' },
    ...smallSticker,
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('application', { name: /^QR code/ });
    const design = canvas.getByRole('group', { name: /^Design/ }).getBoundingClientRect();
    await expect(canvas.getByText('Too small').getBoundingClientRect().left).toBeGreaterThanOrEqual(design.right);
  },
};

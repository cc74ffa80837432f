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
async function expectReadableBadge(canvas: StoryContext['canvas'], text: string, codeName: RegExp) {
  const codeRect = (await canvas.findByRole('application', { name: codeName })).getBoundingClientRect();
  const designRect = canvas.getByRole('group', { name: /^Design/ }).getBoundingClientRect();
  const badgeRect = canvas.getByText(text).getBoundingClientRect();
  await expect(badgeRect.left).toBeGreaterThanOrEqual(designRect.left - 1);
  await expect(badgeRect.right).toBeLessThanOrEqual(designRect.right + 1);
  // A resize handle reaches 7 px beyond the code.
  const isOutsideCode =
    badgeRect.left >= codeRect.right + 7 ||
    badgeRect.right <= codeRect.left ||
    badgeRect.top >= codeRect.bottom + 7 ||
    badgeRect.bottom <= codeRect.top - 7;
  await expect(isOutsideCode).toBe(true);
  return { badgeRect, codeRect };
}

/** Story args that make the sticker about 100 px wide, as in a short window. */
const smallStickerArgs = { below: <Box sx={{ height: 204 }} /> };

export const BadgeDoesNotCoverASmallCode: Story = {
  args: { settings: createSettingsWithQr({ size: 5 }), codeErrors: { qr: 'Too small' }, ...smallStickerArgs },
  play: async ({ canvas }) => {
    await expectReadableBadge(canvas, 'Too small', /^QR code/);
  },
};

export const BadgeIsAboveACodeAtTheBottomRight: Story = {
  args: {
    settings: createSettingsWithQr({ size: 5, x: 90, y: 88 }),
    codeErrors: { qr: 'Too small' },
    ...smallStickerArgs,
  },
  play: async ({ canvas }) => {
    const { badgeRect, codeRect } = await expectReadableBadge(canvas, 'Too small', /^QR code/);
    await expect(badgeRect.bottom).toBeLessThanOrEqual(codeRect.top);
  },
};

export const BadgeIsBelowACodeAtTheTopRight: Story = {
  args: {
    settings: createSettingsWithQr({ size: 5, x: 80, y: 0 }),
    codeErrors: { qr: 'Too small' },
    ...smallStickerArgs,
  },
  play: async ({ canvas }) => {
    const { badgeRect, codeRect } = await expectReadableBadge(canvas, 'Too small', /^QR code/);
    await expect(badgeRect.top).toBeGreaterThanOrEqual(codeRect.bottom);
  },
};

export const BadgeDoesNotCoverAWideBarcode: Story = {
  args: { settings: settingsWithBarcode, codeErrors: { barcode: 'Too narrow' }, ...smallStickerArgs },
  play: async ({ canvas }) => {
    await expectReadableBadge(canvas, 'Too narrow', /^Barcode/);
  },
};

export const BadgeIsNextToANarrowSticker: Story = {
  args: {
    settings: { ...createSettingsWithQr({ size: 5 }), design: { width: 10, height: 60 } },
    codeErrors: { qr: 'Too small' },
    ...smallStickerArgs,
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('application', { name: /^QR code/ });
    const designRect = canvas.getByRole('group', { name: /^Design/ }).getBoundingClientRect();
    await expect(canvas.getByText('Too small').getBoundingClientRect().left).toBeGreaterThanOrEqual(designRect.right);
  },
};

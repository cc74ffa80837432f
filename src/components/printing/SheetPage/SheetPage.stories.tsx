import type { Meta, StoryObj } from '@storybook/react-vite';
import jsQR from 'jsqr';
import { expect } from 'storybook/test';

import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';
import { sheetOf } from '~/domain/printing/sheet/sheetLayout';
import { drawPages } from '~/domain/printing/sticker/scene';
import type { PageScene } from '~/domain/printing/sticker/scene';

import { sampleDesign } from '../design.sample';
import { sampleRun } from '../run.sample';
import { SheetPage } from './SheetPage';

const emptyPage: PageScene = { width: 210, height: 297, stickers: [] };

function pagesOf(quantity: number): PageScene[] {
  const settings = { ...defaultPrintSettings, quantity };
  const layout = sheetOf(settings);
  const { codeOf } = sampleRun(quantity);
  return layout.fits ? drawPages({ settings, layout, codeOf, hasImage: true }) : [];
}

const [fullPage = emptyPage, lastPage = emptyPage] = pagesOf(17);

const meta = {
  title: 'Components/Printing/SheetPage',
  component: SheetPage,
  args: { scene: fullPage, designHref: sampleDesign.href, width: 420, height: 594, label: 'Page 1 of 2, 16 stickers' },
} satisfies Meta<typeof SheetPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FullPage: Story = { tags: ['state'] };

/** Decodes the QR code of one slot at 8 px per millimetre. */
async function readSlot(page: HTMLElement, x: number, y: number): Promise<string | undefined> {
  const [scale, width, height] = [8, 50 * 8, 60 * 8];
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(page))}`;
  await image.decode();
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) return undefined;
  context.drawImage(image, -x * scale, -y * scale, 210 * scale, 297 * scale);
  return jsQR(context.getImageData(0, 0, width, height).data, width, height)?.data;
}

export const HasADifferentCodeOnEachSticker: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const page = canvas.getByRole('img', { name: 'Page 1 of 2, 16 stickers' });
    await expect(await readSlot(page, 0, 0)).toBe('https://tag.example.com/t/A1F0E3B001');
    await expect(await readSlot(page, 153, 183)).toBe('https://tag.example.com/t/A1F0E3B010');
  },
};

export const LeavesUnusedSlotsBlank: Story = {
  tags: ['behaviour'],
  args: { scene: lastPage, label: 'Page 2 of 2, 1 sticker' },
  play: async ({ canvas }) => {
    const page = canvas.getByRole('img', { name: 'Page 2 of 2, 1 sticker' });
    await expect(await readSlot(page, 0, 0)).toBe('https://tag.example.com/t/A1F0E3B011');
    await expect(await readSlot(page, 51, 0)).toBeUndefined();
  },
};

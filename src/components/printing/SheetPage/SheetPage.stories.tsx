import type { Meta, StoryObj } from '@storybook/react-vite';
import jsQR from 'jsqr';
import { expect } from 'storybook/test';

import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';
import { drawPages, sheetOf } from '~/domain/printing/sticker/scene';
import type { PageScene } from '~/domain/printing/sticker/scene';

import { sampleDesign } from '../design.sample';
import { sampleRun } from '../run.sample';
import { SheetPage } from './SheetPage';

const emptyPage: PageScene = { width: 210, height: 297, stickers: [] };

function pagesOf(quantity: number): PageScene[] {
  const settings = { ...defaultPrintSettings, quantity };
  const layout = sheetOf(settings);
  const { codeOf } = sampleRun(quantity);
  return layout.fits ? drawPages({ settings, layout, codeOf, hasPicture: true }) : [];
}

const [fullPage = emptyPage, lastPage = emptyPage] = pagesOf(17);

const meta = {
  title: 'Components/Printing/SheetPage',
  component: SheetPage,
  args: { scene: fullPage, picture: sampleDesign.href, width: 420, height: 594, label: 'Page 1 of 2, 16 stickers' },
} satisfies Meta<typeof SheetPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

/** What a camera would read from one place of a page, at 8 pixels a millimetre. */
async function readPlace(drawing: HTMLElement, x: number, y: number): Promise<string | undefined> {
  const [scale, width, height] = [8, 50 * 8, 60 * 8];
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`;
  await picture.decode();
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) return undefined;
  context.drawImage(picture, -x * scale, -y * scale, 210 * scale, 297 * scale);
  return jsQR(context.getImageData(0, 0, width, height).data, width, height)?.data;
}

export const CarriesACodeOfItsOwnOnEverySticker: Story = {
  play: async ({ canvas }) => {
    const page = canvas.getByRole('img', { name: 'Page 1 of 2, 16 stickers' });
    await expect(await readPlace(page, 0, 0)).toBe('https://tag.example.com/t/A1F0E3B001');
    await expect(await readPlace(page, 153, 183)).toBe('https://tag.example.com/t/A1F0E3B010');
  },
};

export const LeavesTheRestOfTheLastPageBlank: Story = {
  args: { scene: lastPage, label: 'Page 2 of 2, 1 sticker' },
  play: async ({ canvas }) => {
    const page = canvas.getByRole('img', { name: 'Page 2 of 2, 1 sticker' });
    await expect(await readPlace(page, 0, 0)).toBe('https://tag.example.com/t/A1F0E3B011');
    await expect(await readPlace(page, 51, 0)).toBeUndefined();
  },
};

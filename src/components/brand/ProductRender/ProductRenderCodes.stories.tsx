import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import readerFile from 'zxing-wasm/reader/zxing_reader.wasm?url';

import { fixed } from '~/components/theme/tokens';

import { ProductRender } from './ProductRender';
import { productRenders } from './productRenders';

const meta = {
  title: 'Components/Brand/ProductRender',
  component: ProductRender,
  tags: ['behaviour'],
  args: { product: 'ally', alt: '' },
} satisfies Meta<typeof ProductRender>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Paths in the codes of a picture on a surface. The host depends on how `npm run art` was called. */
async function readPaths(url: string, surface: string): Promise<string[]> {
  await prepareZXingModule({ overrides: { locateFile: () => readerFile }, fireImmediately: true });
  const response = await fetch(url);
  const image = await createImageBitmap(await response.blob());
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
  if (!context) throw new Error('This browser draws on no canvas.');
  context.fillStyle = surface;
  context.fillRect(0, 0, image.width, image.height);
  context.drawImage(image, 0, 0);
  const data = context.getImageData(0, 0, image.width, image.height);
  const found = await readBarcodes(data, { formats: ['QRCode'] });
  return found.map(({ text }) => new URL(text).pathname);
}

const readsCode =
  (code: string): NonNullable<Story['play']> =>
  async ({ args: { product } }) => {
    for (const url of Object.values(productRenders[product]))
      for (const surface of [fixed.white, fixed.night]) {
        await expect(await readPaths(url, surface)).toEqual([`/t/${code}`]);
      }
  };

export const AllyScans: Story = { play: readsCode('7C41E9') };

export const AutoScans: Story = { args: { product: 'auto' }, play: readsCode('5A3F0C') };

export const AccoladesScans: Story = { args: { product: 'accolades' }, play: readsCode('A90B13') };

const sizeOf = async (url: string) => (await (await fetch(url)).blob()).size;

export const StaysWithinLimits: Story = {
  play: async () => {
    for (const { phone, desktop } of Object.values(productRenders)) {
      await expect(await sizeOf(phone)).toBeLessThanOrEqual(24_000);
      await expect(await sizeOf(desktop)).toBeLessThanOrEqual(60_000);
    }
  },
};

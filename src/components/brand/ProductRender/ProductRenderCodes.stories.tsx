import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import readerFile from 'zxing-wasm/reader/zxing_reader.wasm?url';

import { fixed } from '~/components/theme/tokens';

import codeBase from './codeBase.json';
import { ProductRender } from './ProductRender';
import type { ProductRenderProps } from './ProductRender';
import { productRenders } from './productRenders';

const meta = {
  title: 'Components/Brand/ProductRender',
  component: ProductRender,
  tags: ['behaviour'],
  args: { product: 'ally', alt: '' },
} satisfies Meta<typeof ProductRender>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the URLs in the QR codes of a picture on a background, without the base that all of them have. */
async function readPaths(url: string, background: string): Promise<string[]> {
  await prepareZXingModule({ overrides: { locateFile: () => readerFile }, fireImmediately: true });
  const response = await fetch(url);
  const image = await createImageBitmap(await response.blob());
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
  if (!context) throw new Error('This browser draws on no canvas.');
  context.fillStyle = background;
  context.fillRect(0, 0, image.width, image.height);
  context.drawImage(image, 0, 0);
  const data = context.getImageData(0, 0, image.width, image.height);
  const found = await readBarcodes(data, { formats: ['QRCode'] });
  return found.map(({ text }) => text.replace(codeBase, ''));
}

/** Returns the paths of the URLs in both sizes of a product's picture, each on a light and on a dark background. */
const readAllPaths = (product: ProductRenderProps['product']) =>
  Promise.all(
    Object.values(productRenders[product]).flatMap((url) =>
      [fixed.white, fixed.night].map((background) => readPaths(url, background)),
    ),
  );

export const AllyScans: Story = {
  play: async ({ args }) => {
    await expect(await readAllPaths(args.product)).toEqual(Array(4).fill(['/t/7C41E9']));
  },
};

export const AutoScans: Story = {
  args: { product: 'auto' },
  play: async ({ args }) => {
    await expect(await readAllPaths(args.product)).toEqual(Array(4).fill(['/t/5A3F0C']));
  },
};

export const AccoladesScans: Story = {
  args: { product: 'accolades' },
  play: async ({ args }) => {
    await expect(await readAllPaths(args.product)).toEqual(Array(4).fill(['/t/A90B13']));
  },
};

const sizeOf = async (url: string) => (await (await fetch(url)).blob()).size;

export const StaysWithinLimits: Story = {
  play: async () => {
    for (const { phone, desktop } of Object.values(productRenders)) {
      await expect(await sizeOf(phone)).toBeLessThanOrEqual(24_000);
      await expect(await sizeOf(desktop)).toBeLessThanOrEqual(60_000);
    }
  },
};

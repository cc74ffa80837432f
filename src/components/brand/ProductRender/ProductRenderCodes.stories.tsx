import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import readerFile from 'zxing-wasm/reader/zxing_reader.wasm?url';

import { fixedColours } from '~/components/theme/tokens';

import codeBase from './codeBase.json';
import { ProductRender } from './ProductRender';
import type { ProductRenderProps } from './ProductRender';
import { productPictures } from './productPictures';

const meta = {
  title: 'Components/Brand/ProductRender',
  component: ProductRender,
  tags: ['behaviour'],
  args: { product: 'ally', alt: '' },
} satisfies Meta<typeof ProductRender>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Draws the picture at `url` on a background. Returns the URL paths in its QR codes, such as '/t/7C41E9'. */
async function readCodePaths(url: string, background: string): Promise<string[]> {
  await prepareZXingModule({ overrides: { locateFile: () => readerFile }, fireImmediately: true });
  const response = await fetch(url);
  const image = await createImageBitmap(await response.blob());
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
  if (!context) throw new Error('This browser draws on no canvas.');
  context.fillStyle = background;
  context.fillRect(0, 0, image.width, image.height);
  context.drawImage(image, 0, 0);
  const imageData = context.getImageData(0, 0, image.width, image.height);
  const foundCodes = await readBarcodes(imageData, { formats: ['QRCode'] });
  return foundCodes.map(({ text }) => text.replace(codeBase, ''));
}

/**
 * Reads the QR codes in the phone and the desktop picture of a product, each on a light and a dark background. Returns
 * the URL paths.
 */
const readAllCodePaths = (product: ProductRenderProps['product']) =>
  Promise.all(
    Object.values(productPictures[product]).flatMap((url) =>
      [fixedColours.white, fixedColours.night].map((background) => readCodePaths(url, background)),
    ),
  );

export const AllyCodeIsReadable: Story = {
  play: async ({ args }) => {
    await expect(await readAllCodePaths(args.product)).toEqual(Array(4).fill(['/t/7C41E9']));
  },
};

export const AutoCodeIsReadable: Story = {
  args: { product: 'auto' },
  play: async ({ args }) => {
    await expect(await readAllCodePaths(args.product)).toEqual(Array(4).fill(['/t/5A3F0C']));
  },
};

export const AccoladesCodeIsReadable: Story = {
  args: { product: 'accolades' },
  play: async ({ args }) => {
    await expect(await readAllCodePaths(args.product)).toEqual(Array(4).fill(['/t/A90B13']));
  },
};

const fetchFileSize = async (url: string) => (await (await fetch(url)).blob()).size;

export const FilesStayWithinSizeLimits: Story = {
  play: async () => {
    for (const { phone, desktop } of Object.values(productPictures)) {
      await expect(await fetchFileSize(phone)).toBeLessThanOrEqual(24_000);
      await expect(await fetchFileSize(desktop)).toBeLessThanOrEqual(60_000);
    }
  },
};

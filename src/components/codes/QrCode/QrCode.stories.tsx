import type { Meta, StoryObj } from '@storybook/react-vite';
import jsQR from 'jsqr';
import { expect } from 'storybook/test';

import { QrCode } from './QrCode';

const meta = {
  title: 'Components/Codes/QrCode',
  component: QrCode,
  args: { payload: 'https://tag.example.com/t/A1F0E3B001', label: 'QR code of tag A1F0E3B001', size: 160 },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Decodes the code as a camera would. */
async function decode(svg: HTMLElement): Promise<string | undefined> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
  await image.decode();
  const canvas = new OffscreenCanvas(320, 320);
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0, 320, 320);
  const pixels = context?.getImageData(0, 0, 320, 320);
  return pixels && jsQR(pixels.data, 320, 320)?.data;
}

export const IsReadable: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: 'QR code of tag A1F0E3B001' });
    await expect(await decode(code)).toBe('https://tag.example.com/t/A1F0E3B001');
  },
};

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

/** What a camera would read from the drawing. */
async function read(drawing: HTMLElement): Promise<string | undefined> {
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`;
  await picture.decode();
  const canvas = new OffscreenCanvas(320, 320);
  const context = canvas.getContext('2d');
  context?.drawImage(picture, 0, 0, 320, 320);
  const pixels = context?.getImageData(0, 0, 320, 320);
  return pixels && jsQR(pixels.data, 320, 320)?.data;
}

export const IsRead: Story = {
  play: async ({ canvas }) => {
    const drawing = canvas.getByRole('img', { name: 'QR code of tag A1F0E3B001' });
    await expect(await read(drawing)).toBe('https://tag.example.com/t/A1F0E3B001');
  },
};

export const InTheDark: Story = { globals: { theme: 'dark' } };

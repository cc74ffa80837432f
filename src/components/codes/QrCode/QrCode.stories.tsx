import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { readQrCodeText } from '~/components/brand/CodeSprite/readQrCodeText.play';

import { QrCode } from './QrCode';

/** Use for a code that users scan from the screen. For printed sheets, use SheetPage, which draws in millimetres. */
const meta = {
  title: 'Components/Codes/QrCode',
  component: QrCode,
  args: { payload: 'https://tag.example.com/t/A1F0E3B001', label: 'QR code of tag A1F0E3B001', size: 160 },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const IsReadable: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const codeImage = canvas.getByRole('img', { name: 'QR code of tag A1F0E3B001' });
    await expect(await readQrCodeText(codeImage, 320)).toBe('https://tag.example.com/t/A1F0E3B001');
  },
};

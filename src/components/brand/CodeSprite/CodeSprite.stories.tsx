import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { drawQr } from '~/domain/codes/qr';

import { CodeSprite } from './CodeSprite';
import { sampleCodeUrl } from './CodeSprite.stage';
import { readQrCodeText } from './readQrCodeText.play';
import { TagCode } from './TagCode';

/**
 * Use around illustrations that show the same QR code, so that the page contains the code only once. For a code that
 * users scan, use QrCode.
 */
const meta = {
  title: 'Components/Brand/CodeSprite',
  component: CodeSprite,
  tags: ['behaviour'],
  args: {
    code: drawQr(sampleCodeUrl),
    children: (
      <svg viewBox="0 0 120 120" width="120" height="120" role="img" aria-label="A label">
        <TagCode x={0} y={0} size={120} cornerRadius={12} />
      </svg>
    ),
  },
} satisfies Meta<typeof CodeSprite>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DrawsReadableCode: Story = {
  play: async ({ canvas }) => {
    await expect(await readQrCodeText(canvas.getByRole('img', { name: 'A label' }), 120)).toBe(sampleCodeUrl);
  },
};

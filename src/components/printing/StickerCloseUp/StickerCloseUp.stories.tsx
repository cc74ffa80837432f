import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';

import { closeUpArgs, drawSample, withBarcode } from './closeUp.sample';
import { StickerCloseUpStage } from './StickerCloseUp.stage';
import { StickerCloseUp } from './StickerCloseUp';

const meta = {
  title: 'Components/Printing/StickerCloseUp',
  component: StickerCloseUp,
  render: (args) => <StickerCloseUpStage {...args} draw={drawSample} />,
  args: { ...closeUpArgs, onMove: fn(), onResize: fn() },
} satisfies Meta<typeof StickerCloseUp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  parameters: { acceptance: ['PRN-05'] },
  play: async ({ canvas }) => {
    const design = getComputedStyle(await canvas.findByRole('group', { name: 'Design, 50 × 60 mm' }));
    await expect(Number.parseFloat(design.width)).toBeCloseTo(189, 1);
    await expect(Number.parseFloat(design.height)).toBeCloseTo(226.8, 1);
    const code = getComputedStyle(canvas.getByRole('application'));
    await expect(Number.parseFloat(code.width)).toBeCloseTo(56.7, 1);
    await expect(Number.parseFloat(code.height)).toBeCloseTo(56.7, 1);
  },
};

export const WithBarcode: Story = { tags: ['state'], args: { settings: withBarcode } };

export const ClipsOverflow: Story = {
  tags: ['behaviour'],
  args: { settings: { ...defaultPrintSettings, qr: { ...defaultPrintSettings.qr, x: 90 } } },
  play: async ({ canvas }) => {
    const { right, top } = (await canvas.findByRole('application')).getBoundingClientRect();
    const handle = canvas.getByRole('application');
    await expect(document.elementFromPoint(right - 4, top + 4)).not.toBe(handle);
  },
};

export const HasALargeHitAreaOnTouch: Story = {
  tags: ['behaviour'],
  args: { settings: { ...defaultPrintSettings, qr: { ...defaultPrintSettings.qr, size: 5, x: 45, y: 45 } } },
  play: async ({ canvas }) => {
    const handle = await canvas.findByRole('application');
    const { left, top, width, height } = handle.getBoundingClientRect();
    await expect(width).toBeLessThan(40);
    await expect(document.elementFromPoint(left + width / 2 - 21, top + height / 2 - 21)).toBe(handle);
    await expect(document.elementFromPoint(left + width / 2 + 21, top + height / 2 - 21)).toBe(handle);
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(handle);
  },
};

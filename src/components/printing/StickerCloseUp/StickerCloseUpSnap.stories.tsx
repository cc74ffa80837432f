import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';

import { StickerCloseUpStage } from './StickerCloseUp.stage';
import { closeUpArgs, settingsWithBarcode, createSettingsWithQr } from './closeUp.sample';
import { dragBy } from './dragBy.play';

const meta = {
  title: 'Components/Printing/StickerCloseUp/Snap',
  component: StickerCloseUpStage,
  args: { ...closeUpArgs, onChange: fn() },
} satisfies Meta<typeof StickerCloseUpStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AlignedToTheCentre: Story = {
  tags: ['state'],
  args: { settings: createSettingsWithQr({ size: 20, x: 20 }) },
  play: async ({ args, canvas }) => {
    const qrCode = await canvas.findByRole('application');
    const { width } = canvas.getByRole('group', { name: 'Design, 50 × 60 mm' }).getBoundingClientRect();
    await dragBy(qrCode, width / 10 + 4, 0);
    await expect(args.onChange).toHaveBeenLastCalledWith({ qr: { x: 30, y: 18 } });
  },
};

export const SnapsWhileMoving: Story = {
  tags: ['behaviour'],
  args: { settings: settingsWithBarcode },
  play: async ({ args, canvas, step, userEvent }) => {
    const qrCode = await canvas.findByRole('application', { name: /^QR code/ });
    const { width, height } = canvas.getByRole('group', { name: 'Design, 50 × 60 mm' }).getBoundingClientRect();
    const [pxPerMmX, pxPerMmY] = [width / 50, height / 60];
    await step('snaps to the centre', async () => {
      await dragBy(qrCode, 8.5 * pxPerMmX - 5, 11.7 * pxPerMmY + 5);
      await expect(args.onChange).toHaveBeenLastCalledWith({ qr: { x: 35, y: 37.5 } });
    });
    await step('snaps to the edge and to the code below', async () => {
      await fireEvent.pointerMove(qrCode, {
        clientX: 100 - 9 * pxPerMmX - 3,
        clientY: 100 + 10.2 * pxPerMmY + 2,
        pointerId: 1,
      });
      await expect(args.onChange).toHaveBeenLastCalledWith({ qr: { x: 0, y: 35 } });
    });
    await step('does not snap with Alt', async () => {
      await fireEvent.pointerMove(qrCode, {
        clientX: 100 + 8 * pxPerMmX,
        clientY: 100 + 12 * pxPerMmY,
        altKey: true,
        pointerId: 1,
      });
      await expect(args.onChange).toHaveBeenLastCalledWith({ qr: { x: 34, y: 38 } });
      await fireEvent.pointerUp(qrCode, { pointerId: 1 });
    });
    await step('does not snap with arrow keys', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await expect(args.onChange).toHaveBeenLastCalledWith({ qr: { x: 33, y: 38 } });
    });
  },
};

export const SnapsWhileResizing: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    await canvas.findByRole('application');
    const { width } = canvas.getByRole('group', { name: 'Design, 50 × 60 mm' }).getBoundingClientRect();
    const bottomRight = canvas.getAllByTitle('Drag to resize').at(-1);
    if (!bottomRight) throw new Error('There are no corners.');
    // Drags the right edge of the code from 24 mm to 2 px before the right edge of the sticker, which is at 50 mm.
    await dragBy(bottomRight, (width / 50) * 26 - 2, (width / 50) * 26 - 2);
    await expect(args.onChange).toHaveBeenLastCalledWith({ qr: { x: 18, y: 18, size: 41 } });
    await fireEvent.pointerUp(bottomRight, { pointerId: 1 });
  },
};

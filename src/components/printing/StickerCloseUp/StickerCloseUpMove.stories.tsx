import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';

import { StickerCloseUpStage } from './StickerCloseUp.stage';
import { closeUpArgs, settingsWithBarcode, createSettingsWithQr } from './closeUp.sample';
import { dragBy } from './dragBy.play';

const meta = {
  title: 'Components/Printing/StickerCloseUp/Move',
  component: StickerCloseUpStage,
  tags: ['behaviour'],
  args: { ...closeUpArgs, onChange: fn() },
} satisfies Meta<typeof StickerCloseUpStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FollowsThePointerUpToItsLimits: Story = {
  parameters: { acceptance: ['PRN-06', 'VAL-14'] },
  play: async ({ args, canvas, step }) => {
    const qrCode = await canvas.findByRole('application');
    const { width, height } = canvas.getByRole('group', { name: 'Design, 50 × 60 mm' }).getBoundingClientRect();
    await step('drag by half the width and a quarter of the height', async () => {
      await dragBy(qrCode, width / 2, height / 4);
      await expect(args.onChange).toHaveBeenLastCalledWith({ qr: { x: 68, y: 43 } });
      await fireEvent.pointerUp(qrCode, { pointerId: 1 });
    });
    await step('drag beyond the design', async () => {
      await dragBy(qrCode, 5000, 5000);
      await expect(args.onChange).toHaveBeenLastCalledWith({ qr: { x: 90, y: 90 } });
      await fireEvent.pointerMove(qrCode, { clientX: -5000, clientY: -5000, pointerId: 1 });
      await expect(args.onChange).toHaveBeenLastCalledWith({ qr: { x: 0, y: 0 } });
    });
    await step('release the pointer', async () => {
      await fireEvent.pointerUp(qrCode, { pointerId: 1 });
      await fireEvent.pointerMove(qrCode, { clientX: 200, clientY: 200, pointerId: 1 });
      await expect(args.onChange).toHaveBeenLastCalledWith({ qr: { x: 0, y: 0 } });
    });
  },
};

export const RevertsAMoveOnEscape: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const qrCode = await canvas.findByRole('application');
    await dragBy(qrCode, 60, 60);
    await userEvent.keyboard('{Escape}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ qr: { x: 18, y: 18 } });
    await expect(qrCode).toHaveAccessibleName('QR code, 9 mm from the left, 10.8 mm from the top');
  },
};

export const MovesWithArrowKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    const qrCode = await canvas.findByRole('application');
    await userEvent.tab();
    await expect(qrCode).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
    await expect(qrCode).toHaveAccessibleName('QR code, 9.5 mm from the left, 15.8 mm from the top');
  },
};

export const KeepsATypedPositionBeyondTheLimit: Story = {
  args: { settings: createSettingsWithQr({ x: 96.5 }) },
  play: async ({ args, canvas }) => {
    const qrCode = await canvas.findByRole('application');
    const { height } = canvas.getByRole('group', { name: 'Design, 50 × 60 mm' }).getBoundingClientRect();
    await dragBy(qrCode, 0, height / 4);
    await expect(args.onChange).toHaveBeenLastCalledWith({ qr: { x: 96.5, y: 43 } });
  },
};

export const MovesTheBarcode: Story = {
  parameters: { acceptance: ['PRN-06'] },
  args: { settings: settingsWithBarcode },
  play: async ({ args, canvas, step, userEvent }) => {
    const barcode = await canvas.findByRole('application', { name: /^Barcode/ });
    const { width } = canvas.getByRole('group', { name: 'Design, 50 × 60 mm' }).getBoundingClientRect();
    await step('move by pointer', async () => {
      await dragBy(barcode, -width / 10, 0);
      await expect(args.onChange).toHaveBeenLastCalledWith({ barcode: { x: 8, y: 60 } });
      await fireEvent.pointerMove(barcode, { clientX: -5000, clientY: -5000, pointerId: 1 });
      await fireEvent.pointerUp(barcode, { pointerId: 1 });
    });
    await step('move by arrow keys, with the measurements of the focused code', async () => {
      await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
      await expect(barcode).toHaveAccessibleName('Barcode, 0 mm from the left, 5 mm from the top');
      await expect(canvas.getByText('Width').parentElement).toHaveTextContent('Width32 mm64 %');
      canvas.getByRole('application', { name: /^QR code/ }).focus();
      await waitFor(() => expect(canvas.getByText('Width').parentElement).toHaveTextContent('Width15 mm30 %'));
    });
  },
};

import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';

import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';

import { drawShown, shown, withBarcode } from './closeUp.sample';
import { CloseUpStage } from './CloseUpStage';
import { dragBy } from './dragBy';
import { StickerCloseUp } from './StickerCloseUp';

const meta = {
  title: 'Components/Printing/StickerCloseUp/Moved by hand',
  component: StickerCloseUp,
  parameters: { acceptance: ['PRN-06', 'VAL-14'] },
  render: (args) => <CloseUpStage {...args} draw={drawShown} />,
  args: { ...shown, onMove: fn(), onResize: fn() },
} satisfies Meta<typeof StickerCloseUp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FollowsThePointerUpToItsLimits: Story = {
  play: async ({ args, canvas, step }) => {
    const handle = await canvas.findByRole('application');
    const { width, height } = canvas.getByRole('group', { name: 'Design, 50 × 60 mm' }).getBoundingClientRect();
    await step('half a design to the right, a quarter down', async () => {
      await dragBy(handle, width / 2, height / 4);
      await expect(args.onMove).toHaveBeenLastCalledWith('qr', { x: 68, y: 43 });
      await fireEvent.pointerUp(handle, { pointerId: 1 });
    });
    await step('far away', async () => {
      await dragBy(handle, 5000, 5000);
      await expect(args.onMove).toHaveBeenLastCalledWith('qr', { x: 90, y: 90 });
      await fireEvent.pointerMove(handle, { clientX: -5000, clientY: -5000, pointerId: 1 });
      await expect(args.onMove).toHaveBeenLastCalledWith('qr', { x: 0, y: 0 });
    });
    await step('let go', async () => {
      await fireEvent.pointerUp(handle, { pointerId: 1 });
      await fireEvent.pointerMove(handle, { clientX: 200, clientY: 200, pointerId: 1 });
      await expect(args.onMove).toHaveBeenLastCalledWith('qr', { x: 0, y: 0 });
    });
  },
};

export const GoesBackOnEscape: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const handle = await canvas.findByRole('application');
    await dragBy(handle, 60, 60);
    await userEvent.keyboard('{Escape}');
    await expect(args.onMove).toHaveBeenLastCalledWith('qr', { x: 18, y: 18 });
    await expect(handle).toHaveAccessibleName('QR code, 9 mm from the left, 10.8 mm from the top');
  },
};

export const MovesByArrowKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    const handle = await canvas.findByRole('application');
    await userEvent.tab();
    await expect(handle).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
    await expect(handle).toHaveAccessibleName('QR code, 9.5 mm from the left, 15.8 mm from the top');
  },
};

export const KeepsItsScaleWhileTheRoomShrinks: Story = {
  render: function Shrinking(args) {
    const [checks, setChecks] = useState(false);
    return (
      <CloseUpStage
        {...args}
        draw={drawShown}
        onMove={(element, position) => {
          setChecks(true);
          args.onMove(element, position);
        }}
        below={checks && <Box sx={{ height: 180 }}>Something to mend</Box>}
      />
    );
  },
  play: async ({ args, canvas }) => {
    const handle = await canvas.findByRole('application');
    const design = canvas.getByRole('group', { name: 'Design, 50 × 60 mm' });
    const before = design.getBoundingClientRect();
    await dragBy(handle, before.width / 10, 0);
    await expect(await canvas.findByText('Something to mend')).toBeVisible();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await expect(design.getBoundingClientRect().width).toBe(before.width);
    await fireEvent.pointerMove(handle, { clientX: 100 + before.width / 5, clientY: 100, pointerId: 1 });
    await expect(args.onMove).toHaveBeenLastCalledWith('qr', { x: 38, y: 18 });
    await waitFor(() => expect(handle.getBoundingClientRect().left).toBeCloseTo(before.left + before.width * 0.38, 0));
    await fireEvent.pointerUp(handle, { pointerId: 1 });
    await waitFor(() => expect(design.getBoundingClientRect().width).toBeLessThan(before.width));
  },
};

export const FollowsOneFingerOnly: Story = {
  play: async ({ args, canvas }) => {
    const handle = await canvas.findByRole('application');
    await dragBy(handle, 0, 0);
    const { width } = canvas.getByRole('group', { name: 'Design, 50 × 60 mm' }).getBoundingClientRect();
    await fireEvent.pointerDown(handle, { clientX: 0, clientY: 0, button: 0, pointerId: 2 });
    await fireEvent.pointerMove(handle, { clientX: 4000, clientY: 4000, pointerId: 2 });
    await fireEvent.pointerUp(handle, { pointerId: 2 });
    await fireEvent.pointerMove(handle, { clientX: 100 + width / 2, clientY: 100, pointerId: 1 });
    await expect(args.onMove).toHaveBeenLastCalledWith('qr', { x: 68, y: 18 });
    await expect(args.onMove).not.toHaveBeenCalledWith('qr', { x: 90, y: 90 });
  },
};

export const KeepsWhatNumbersHavePutBeyondItsLimit: Story = {
  args: { settings: { ...defaultPrintSettings, qr: { ...defaultPrintSettings.qr, x: 96.5 } } },
  play: async ({ args, canvas }) => {
    const handle = await canvas.findByRole('application');
    const { height } = canvas.getByRole('group', { name: 'Design, 50 × 60 mm' }).getBoundingClientRect();
    await dragBy(handle, 0, height / 4);
    await expect(args.onMove).toHaveBeenLastCalledWith('qr', { x: 96.5, y: 43 });
  },
};

export const MovesTheBarcodeToo: Story = {
  args: { settings: withBarcode },
  play: async ({ args, canvas, step, userEvent }) => {
    const bars = await canvas.findByRole('application', { name: /^Barcode/ });
    const { width } = canvas.getByRole('group', { name: 'Design, 50 × 60 mm' }).getBoundingClientRect();
    await step('by pointer, and no further than its limit', async () => {
      await dragBy(bars, -width / 10, 0);
      await expect(args.onMove).toHaveBeenLastCalledWith('barcode', { x: 8, y: 60 });
      await fireEvent.pointerMove(bars, { clientX: 5000, clientY: 5000, pointerId: 1 });
      await expect(args.onMove).toHaveBeenLastCalledWith('barcode', { x: 90, y: 90 });
      await fireEvent.pointerMove(bars, { clientX: -5000, clientY: -5000, pointerId: 1 });
      await expect(args.onMove).toHaveBeenLastCalledWith('barcode', { x: 0, y: 0 });
      await fireEvent.pointerUp(bars, { pointerId: 1 });
    });
    await step('by keys, and the measures are those of the one in hand', async () => {
      await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
      await expect(bars).toHaveAccessibleName('Barcode, 0 mm from the left, 5 mm from the top');
      await expect(canvas.getByText('Width').parentElement).toHaveTextContent('Width32 mm64 %');
      canvas.getByRole('application', { name: /^QR code/ }).focus();
      await waitFor(() => expect(canvas.getByText('Width').parentElement).toHaveTextContent('Width15 mm30 %'));
    });
  },
};

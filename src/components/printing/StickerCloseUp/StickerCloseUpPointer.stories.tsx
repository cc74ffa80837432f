import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';

import { closeUpArgs, drawSample } from './closeUp.sample';
import { StickerCloseUpStage } from './StickerCloseUp.stage';
import { dragBy } from './dragBy.play';
import { StickerCloseUp } from './StickerCloseUp';

const meta = {
  title: 'Components/Printing/StickerCloseUp/Pointer',
  component: StickerCloseUp,
  tags: ['behaviour'],
  render: (args) => <StickerCloseUpStage {...args} draw={drawSample} />,
  args: { ...closeUpArgs, onMove: fn(), onResize: fn() },
} satisfies Meta<typeof StickerCloseUp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const KeepsItsScaleWhileDragging: Story = {
  render: function Shrinking(args) {
    const [checks, setChecks] = useState(false);
    return (
      <StickerCloseUpStage
        {...args}
        draw={drawSample}
        onMove={(element, position) => {
          setChecks(true);
          args.onMove(element, position);
        }}
        below={checks && <Box sx={{ height: 180 }}>Scan checks</Box>}
      />
    );
  },
  play: async ({ args, canvas }) => {
    const handle = await canvas.findByRole('application');
    const design = canvas.getByRole('group', { name: 'Design, 50 × 60 mm' });
    const before = design.getBoundingClientRect();
    await dragBy(handle, before.width / 10, 0);
    await expect(await canvas.findByText('Scan checks')).toBeVisible();
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

export const IgnoresASecondPointer: Story = {
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

import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';

import { StickerCloseUpStage } from './StickerCloseUp.stage';
import { closeUpArgs, settingsWithBarcode, createSettingsWithQr } from './closeUp.sample';
import { dragBy } from './dragBy.play';

/** Use to move codes and text lines by pointer or keyboard, and to resize them by pointer. Fields set exact values. */
const meta = {
  title: 'Components/Printing/StickerCloseUp',
  component: StickerCloseUpStage,
  args: { ...closeUpArgs, onChange: fn() },
} satisfies Meta<typeof StickerCloseUpStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  parameters: { acceptance: ['PRN-05'] },
  play: async ({ canvas }) => {
    const designStyle = getComputedStyle(await canvas.findByRole('group', { name: 'Design, 50 × 60 mm' }));
    await expect(Number.parseFloat(designStyle.width)).toBeCloseTo(189, 1);
    await expect(Number.parseFloat(designStyle.height)).toBeCloseTo(226.8, 1);
    const codeStyle = getComputedStyle(canvas.getByRole('application'));
    await expect(Number.parseFloat(codeStyle.width)).toBeCloseTo(56.7, 1);
    await expect(Number.parseFloat(codeStyle.height)).toBeCloseTo(56.7, 1);
  },
};

export const WithBarcode: Story = { tags: ['state'], args: { settings: settingsWithBarcode } };

export const OnARoundLabel: Story = {
  tags: ['state'],
  args: {
    settings: { ...createSettingsWithQr({}), design: { width: 60, height: 60 }, shape: { kind: 'round', radius: 0 } },
  },
};

export const OnALabelWithRoundCorners: Story = {
  tags: ['state'],
  args: { settings: { ...createSettingsWithQr({}), shape: { kind: 'rectangle', radius: 5 } } },
};

export const ClipsACodeBeyondTheEdge: Story = {
  tags: ['behaviour'],
  args: { settings: createSettingsWithQr({ x: 90 }) },
  play: async ({ canvas }) => {
    const qrCode = await canvas.findByRole('application');
    const { right, top } = qrCode.getBoundingClientRect();
    await expect(document.elementFromPoint(right - 4, top + 4)).not.toBe(qrCode);
  },
};

export const EnlargesTheHitAreaOfASmallCode: Story = {
  tags: ['behaviour'],
  args: { settings: createSettingsWithQr({ size: 5, x: 45, y: 45 }) },
  play: async ({ canvas }) => {
    const qrCode = await canvas.findByRole('application');
    const { left, top, width, height } = qrCode.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    await expect(width).toBeLessThan(40);
    await expect(document.elementFromPoint(x - 21, y - 21)).toBe(qrCode);
    await expect(document.elementFromPoint(x + 21, y - 21)).toBe(qrCode);
    await expect(document.elementFromPoint(x, y)).toBe(qrCode);
  },
};

export const KeepsItsScaleWhileDragging: Story = {
  tags: ['behaviour'],
  render: function ShrinkingCloseUp(args) {
    const [hasChecks, setHasChecks] = useState(false);
    return (
      <StickerCloseUpStage
        {...args}
        onChange={(changes) => {
          setHasChecks(true);
          args.onChange(changes);
        }}
        below={hasChecks && <Box sx={{ height: 180 }}>Scan checks</Box>}
      />
    );
  },
  play: async ({ args, canvas }) => {
    const qrCode = await canvas.findByRole('application');
    const design = canvas.getByRole('group', { name: 'Design, 50 × 60 mm' });
    const rectBefore = design.getBoundingClientRect();
    await dragBy(qrCode, rectBefore.width / 10, 0);
    await expect(await canvas.findByText('Scan checks')).toBeVisible();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await expect(design.getBoundingClientRect().width).toBeCloseTo(rectBefore.width, 0);
    await fireEvent.pointerMove(qrCode, { clientX: 100 + rectBefore.width / 5, clientY: 100, pointerId: 1 });
    await expect(args.onChange).toHaveBeenLastCalledWith({ qr: { x: 38, y: 18 } });
    await waitFor(() =>
      expect(qrCode.getBoundingClientRect().left).toBeCloseTo(rectBefore.left + rectBefore.width * 0.38, 0),
    );
    await fireEvent.pointerUp(qrCode, { pointerId: 1 });
    await waitFor(() => expect(design.getBoundingClientRect().width).toBeLessThan(rectBefore.width));
  },
};

export const IgnoresASecondPointer: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    const qrCode = await canvas.findByRole('application');
    await dragBy(qrCode, 0, 0);
    const { width } = canvas.getByRole('group', { name: 'Design, 50 × 60 mm' }).getBoundingClientRect();
    await fireEvent.pointerDown(qrCode, { clientX: 0, clientY: 0, button: 0, pointerId: 2 });
    await fireEvent.pointerMove(qrCode, { clientX: 4000, clientY: 4000, pointerId: 2 });
    await fireEvent.pointerUp(qrCode, { pointerId: 2 });
    await fireEvent.pointerMove(qrCode, { clientX: 100 + width / 2, clientY: 100, pointerId: 1 });
    await expect(args.onChange).toHaveBeenLastCalledWith({ qr: { x: 68, y: 18 } });
    await expect(args.onChange).not.toHaveBeenCalledWith({ qr: { x: 90, y: 90 } });
  },
};

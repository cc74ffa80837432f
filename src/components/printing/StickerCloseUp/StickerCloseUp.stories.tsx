import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';

import { drawBarcode } from '~/domain/codes/code128';
import { defaultPrintSettings } from '~/domain/printing/printSettings';
import { sampleDrawings } from '~/domain/printing/sampleSeries';
import { drawSticker } from '~/domain/printing/scene';
import type { Marking } from '~/domain/printing/scene';

import { sampleDesign } from '../design.sample';
import { StickerCloseUp } from './StickerCloseUp';
import type { StickerCloseUpProps } from './StickerCloseUp';

const drawing = sampleDrawings('https://tag.example.com')(0);
const marking: Marking = { number: '1', serial: 'A1F0E3B001', barcode: () => drawBarcode('A1F0E3B001') };

/** The close-up as a screen uses it: what was moved stays there. */
function Kept({ settings, onMove, ...props }: StickerCloseUpProps) {
  const [moved, setMoved] = useState(settings);
  return (
    <StickerCloseUp
      {...props}
      settings={moved}
      scene={drawSticker(moved, drawing, true, marking)}
      onMove={(element, position) => {
        setMoved((before) => ({ ...before, [element]: { ...before[element], ...position } }));
        onMove(element, position);
      }}
    />
  );
}

const meta = {
  title: 'Components/Printing/StickerCloseUp',
  component: StickerCloseUp,
  parameters: { acceptance: ['PRN-05', 'VAL-14'] },
  render: (args) => <Kept {...args} />,
  decorators: [
    (Story) => (
      <Box sx={{ display: 'flex', width: 340, height: 520, bgcolor: 'tone.board', p: 2 }}>
        <Story />
      </Box>
    ),
  ],
  args: {
    settings: defaultPrintSettings,
    scene: drawSticker(defaultPrintSettings, drawing, true),
    picture: sampleDesign.href,
    caption: '1 of 17',
    onMove: fn(),
  },
} satisfies Meta<typeof StickerCloseUp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const IsDrawnAtItsScaleAndFittedFromOutside: Story = {
  play: async ({ canvas }) => {
    const design = getComputedStyle(await canvas.findByRole('group', { name: 'Design, 50 × 60 mm' }));
    await expect(Number.parseFloat(design.width)).toBeCloseTo(189, 1);
    await expect(Number.parseFloat(design.height)).toBeCloseTo(226.8, 1);
    const code = getComputedStyle(canvas.getByRole('application'));
    await expect(Number.parseFloat(code.width)).toBeCloseTo(56.7, 1);
    await expect(Number.parseFloat(code.height)).toBeCloseTo(56.7, 1);
  },
};

export const InTheDark: Story = { globals: { theme: 'dark' } };

/** Presses on the code, moves by that many px and stays down. */
async function dragBy(handle: HTMLElement, x: number, y: number) {
  await fireEvent.pointerDown(handle, { clientX: 100, clientY: 100, button: 0, pointerId: 1 });
  await fireEvent.pointerMove(handle, { clientX: 100 + x, clientY: 100 + y, pointerId: 1 });
}

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
      <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flex: '1 1 0', minHeight: 0 }}>
          <Kept
            {...args}
            onMove={(element, position) => {
              setChecks(true);
              args.onMove(element, position);
            }}
          />
        </Box>
        {checks && <Box sx={{ height: 180 }}>Something to mend</Box>}
      </Box>
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

export const CutsOffWhatSticksOut: Story = {
  args: { settings: { ...defaultPrintSettings, qr: { ...defaultPrintSettings.qr, x: 90 } } },
  play: async ({ canvas }) => {
    const { right, top } = (await canvas.findByRole('application')).getBoundingClientRect();
    const handle = canvas.getByRole('application');
    await expect(document.elementFromPoint(right - 4, top + 4)).not.toBe(handle);
  },
};

export const IsTakenHoldOfByAFinger: Story = {
  args: { settings: { ...defaultPrintSettings, qr: { ...defaultPrintSettings.qr, size: 5, x: 45, y: 45 } } },
  play: async ({ canvas }) => {
    const handle = await canvas.findByRole('application');
    const { left, top, width, height } = handle.getBoundingClientRect();
    await expect(width).toBeLessThan(40);
    await expect(document.elementFromPoint(left + width / 2 - 21, top + height / 2 - 21)).toBe(handle);
    await expect(document.elementFromPoint(left + width / 2 + 21, top + height / 2 + 21)).toBe(handle);
  },
};

export const MovesTheBarcodeToo: Story = {
  parameters: { acceptance: ['PRN-06'] },
  args: {
    settings: {
      ...defaultPrintSettings,
      barcode: { ...defaultPrintSettings.barcode, shown: true, serial: true, width: 32 },
    },
  },
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

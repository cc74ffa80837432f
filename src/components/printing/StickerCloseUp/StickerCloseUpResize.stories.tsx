import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';

import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';

import { closeUpArgs, drawSample, withBarcode } from './closeUp.sample';
import { StickerCloseUpStage } from './StickerCloseUp.stage';
import { dragBy } from './dragBy.play';
import { StickerCloseUp } from './StickerCloseUp';

const meta = {
  title: 'Components/Printing/StickerCloseUp/Resize',
  component: StickerCloseUp,
  tags: ['behaviour'],
  render: (args) => <StickerCloseUpStage {...args} draw={drawSample} />,
  args: { ...closeUpArgs, onMove: fn(), onResize: fn() },
} satisfies Meta<typeof StickerCloseUp>;

export default meta;
type Story = StoryObj<typeof meta>;

const corner = 'Drag to resize';

export const KeepsAQrCodeSquare: Story = {
  parameters: { acceptance: ['VAL-14'] },
  play: async ({ args, canvas, step }) => {
    const code = await canvas.findByRole('application');
    const { width, height } = canvas.getByRole('group', { name: 'Design, 50 × 60 mm' }).getBoundingClientRect();
    const handles = canvas.getAllByTitle(corner);
    const [leftTop, , , rightBottom] = handles;
    if (!leftTop || !rightBottom) throw new Error(`There are ${handles.length} corners.`);
    await step('bottom right corner keeps the position', async () => {
      await dragBy(rightBottom, (width / 50) * 8, (height / 60) * 2);
      await expect(args.onResize).toHaveBeenLastCalledWith('qr', { x: 18, y: 18, width: 20, height: 20 });
      await fireEvent.pointerUp(rightBottom, { pointerId: 1 });
      await expect(code).toHaveFocus();
      await waitFor(() => expect(canvas.getByText('Width').parentElement).toHaveTextContent('Width20 mm40 %'));
    });
    await step('top left corner keeps the opposite edges', async () => {
      await dragBy(leftTop, -(width / 50) * 4, -(height / 60) * 4);
      await expect(args.onResize).toHaveBeenLastCalledWith('qr', { x: 10, y: 11.333, width: 24, height: 24 });
    });
    await step('stops at 5 mm and at the edge of the design', async () => {
      await fireEvent.pointerMove(leftTop, { clientX: 5000, clientY: 5000, pointerId: 1 });
      await expect(args.onResize).toHaveBeenLastCalledWith('qr', { x: 48, y: 43, width: 5, height: 5 });
      await fireEvent.pointerMove(leftTop, { clientX: -5000, clientY: -5000, pointerId: 1 });
      await expect(args.onResize).toHaveBeenLastCalledWith('qr', { x: 0, y: 3, width: 29, height: 29 });
      await fireEvent.pointerUp(leftTop, { pointerId: 1 });
    });
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};

export const RevertsOnEscape: Story = {
  args: { settings: { ...defaultPrintSettings, qr: { ...defaultPrintSettings.qr, x: 18.25 } } },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('application');
    const [leftTop] = canvas.getAllByTitle(corner);
    if (!leftTop) throw new Error('There is no corner.');
    await dragBy(leftTop, 20, 20);
    await userEvent.keyboard('{Escape}');
    await expect(args.onResize).toHaveBeenLastCalledWith('qr', { x: 18.25, y: 18, width: 15, height: 15 });
  },
};

export const ResizesOneSideOfABarcode: Story = {
  args: { settings: withBarcode },
  play: async ({ args, canvas }) => {
    const bars = await canvas.findByRole('application', { name: /^Barcode/ });
    const { height } = canvas.getByRole('group', { name: 'Design, 50 × 60 mm' }).getBoundingClientRect();
    bars.focus();
    await waitFor(() => expect(canvas.getByText('Width').parentElement).toHaveTextContent('Width32 mm64 %'));
    const rightBottom = canvas.getAllByTitle(corner).at(-1);
    if (!rightBottom) throw new Error('There is no corner.');
    await dragBy(rightBottom, 0, (height / 60) * 3);
    await expect(args.onResize).toHaveBeenLastCalledWith('barcode', { x: 18, y: 60, width: 32, height: 13 });
  },
};

export const HasOneHandleIfSmall: Story = {
  args: { settings: { ...defaultPrintSettings, qr: { ...defaultPrintSettings.qr, size: 5 } } },
  play: async ({ args, canvas }) => {
    const code = await canvas.findByRole('application');
    const [only, ...others] = canvas.getAllByTitle(corner);
    if (!only) throw new Error('There is no corner.');
    await expect(others).toEqual([]);
    await expect(code.getBoundingClientRect().width).toBeLessThan(48);
    await dragBy(only, 40, 40);
    await expect(args.onResize).toHaveBeenCalled();
  },
};

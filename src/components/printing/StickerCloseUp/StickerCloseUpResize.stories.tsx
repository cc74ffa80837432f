import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';

import { StickerCloseUpStage } from './StickerCloseUp.stage';
import { closeUpArgs, settingsWithBarcode, createSettingsWithQr } from './closeUp.sample';
import { dragBy } from './dragBy.play';

const meta = {
  title: 'Components/Printing/StickerCloseUp/Resize',
  component: StickerCloseUpStage,
  tags: ['behaviour'],
  args: { ...closeUpArgs, onChange: fn() },
} satisfies Meta<typeof StickerCloseUpStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the corner handles of the selected code. The first is at the top left, the last at the bottom right. */
function findCornerHandles(canvas: StoryContext['canvas']) {
  const allHandles = canvas.getAllByTitle('Drag to resize');
  const [firstHandle, lastHandle] = [allHandles[0], allHandles.at(-1)];
  if (!firstHandle || !lastHandle) throw new Error('There are no corners.');
  return { allHandles, firstHandle, lastHandle };
}

export const KeepsAQrCodeSquare: Story = {
  parameters: { acceptance: ['VAL-14'] },
  play: async ({ args, canvas, step }) => {
    const qrCode = await canvas.findByRole('application');
    const { width, height } = canvas.getByRole('group', { name: 'Design, 50 × 60 mm' }).getBoundingClientRect();
    const { firstHandle: topLeftHandle, lastHandle: bottomRightHandle } = findCornerHandles(canvas);
    await step('dragging the bottom right corner keeps the position', async () => {
      await dragBy(bottomRightHandle, (width / 50) * 8, (height / 60) * 4);
      await expect(args.onChange).toHaveBeenLastCalledWith({ qr: { x: 18, y: 18, size: 21 } });
      await fireEvent.pointerUp(bottomRightHandle, { pointerId: 1 });
      await expect(qrCode).toHaveFocus();
      await waitFor(() => expect(canvas.getByText('Width').parentElement).toHaveTextContent('Width21 mm42 %'));
    });
    await step('dragging the top left corner keeps the opposite edges', async () => {
      await dragBy(topLeftHandle, -(width / 50) * 4, -(height / 60) * 4);
      await expect(args.onChange).toHaveBeenLastCalledWith({ qr: { x: 10, y: 11.333, size: 25 } });
    });
    await step('stops at 5 mm and at the edge of the design', async () => {
      await fireEvent.pointerMove(topLeftHandle, { clientX: 5000, clientY: 5000, pointerId: 1 });
      await expect(args.onChange).toHaveBeenLastCalledWith({ qr: { x: 50, y: 44.667, size: 5 } });
      // The code is now so small that it will have only one handle when the drag ends.
      await waitFor(() => expect(canvas.getByText('Width').parentElement).toHaveTextContent('Width5 mm10 %'));
      await fireEvent.pointerMove(topLeftHandle, { clientX: -5000, clientY: -5000, pointerId: 1 });
      await expect(args.onChange).toHaveBeenLastCalledWith({ qr: { x: 0, y: 3, size: 30 } });
      await fireEvent.pointerUp(topLeftHandle, { pointerId: 1 });
    });
  },
};

export const RevertsAResizeOnEscape: Story = {
  args: { settings: createSettingsWithQr({ x: 18.25 }) },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('application');
    await dragBy(findCornerHandles(canvas).firstHandle, 20, 20);
    await userEvent.keyboard('{Escape}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ qr: { x: 18.25, y: 18, size: 15 } });
  },
};

export const ResizesOneSideOfABarcode: Story = {
  args: { settings: settingsWithBarcode },
  play: async ({ args, canvas }) => {
    const barcode = await canvas.findByRole('application', { name: /^Barcode/ });
    const { height } = canvas.getByRole('group', { name: 'Design, 50 × 60 mm' }).getBoundingClientRect();
    barcode.focus();
    await waitFor(() => expect(canvas.getByText('Width').parentElement).toHaveTextContent('Width32 mm64 %'));
    await dragBy(findCornerHandles(canvas).lastHandle, 0, (height / 60) * 3);
    await expect(args.onChange).toHaveBeenLastCalledWith({ barcode: { x: 18, y: 60, width: 32, height: 13 } });
  },
};

export const KeepsTheProportionsOfABarcodeWithLinkedSize: Story = {
  args: { settings: { ...settingsWithBarcode, barcode: { ...settingsWithBarcode.barcode, sizeLinked: true } } },
  play: async ({ args, canvas }) => {
    const barcode = await canvas.findByRole('application', { name: /^Barcode/ });
    const { width } = canvas.getByRole('group', { name: 'Design, 50 × 60 mm' }).getBoundingClientRect();
    barcode.focus();
    await waitFor(() => expect(canvas.getByText('Width').parentElement).toHaveTextContent('Width32 mm64 %'));
    await dragBy(findCornerHandles(canvas).lastHandle, (width / 50) * 4.8, 0);
    await expect(args.onChange).toHaveBeenLastCalledWith({ barcode: { x: 18, y: 60, width: 36.4, height: 11.4 } });
  },
};

export const HasOneHandleForASmallCode: Story = {
  args: { settings: createSettingsWithQr({ size: 5 }) },
  play: async ({ args, canvas }) => {
    const qrCode = await canvas.findByRole('application');
    const { allHandles, firstHandle: onlyHandle } = findCornerHandles(canvas);
    await expect(allHandles).toHaveLength(1);
    await expect(qrCode.getBoundingClientRect().width).toBeLessThan(48);
    await dragBy(onlyHandle, 40, 40);
    await expect(args.onChange).toHaveBeenCalled();
  },
};

export const HasHandlesOnTheCorners: Story = {
  // Places the code between whole pixels, both before and after scaling.
  args: { settings: createSettingsWithQr({ x: 15, y: 23 }) },
  play: async ({ canvas }) => {
    const { left, right, top, bottom } = (await canvas.findByRole('application')).getBoundingClientRect();
    const handleRects = findCornerHandles(canvas).allHandles.map((handle) => handle.getBoundingClientRect());
    const closeTo = (side: number) => expect.closeTo(side, 0) as number;
    await expect(handleRects.map((rect) => (rect.left + rect.right) / 2).toSorted((a, b) => a - b)).toEqual(
      [left, left, right, right].map(closeTo),
    );
    await expect(handleRects.map((rect) => (rect.top + rect.bottom) / 2).toSorted((a, b) => a - b)).toEqual(
      [top, top, bottom, bottom].map(closeTo),
    );
  },
};

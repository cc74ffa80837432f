import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';

import { DesignUpload } from './DesignUpload';

const image = new File(['x'], 'sticker.png', { type: 'image/png' });

const meta = {
  title: 'Components/Printing/DesignUpload/Drop',
  component: DesignUpload,
  tags: ['behaviour'],
  args: { onFile: fn(), onRemove: fn() },
} satisfies Meta<typeof DesignUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

function dataTransferWith(...files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

/** Drops files on an element. Returns true if a listener prevented the browser's default, which opens the file. */
async function dropOn(target: Element, ...files: readonly File[]): Promise<boolean> {
  const dataTransfer = dataTransferWith(...files);
  const dragOver = new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer });
  await fireEvent(target, dragOver);
  const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
  await fireEvent(target, drop);
  return dragOver.defaultPrevented && drop.defaultPrevented;
}

/** Waits until the component listens to the window, which it does in an effect. */
const untilReady = (target: Element) =>
  waitFor(async () => {
    const dragOver = new DragEvent('dragover', {
      bubbles: true,
      cancelable: true,
      dataTransfer: dataTransferWith(image),
    });
    await fireEvent(target, dragOver);
    await expect(dragOver.defaultPrevented).toBe(true);
  });

export const AcceptsAFileDroppedAnywhere: Story = {
  play: async ({ args, canvas }) => {
    await untilReady(canvas.getByText('Add your artwork'));
    await expect(await dropOn(canvas.getByText('Add your artwork'), image)).toBe(true);
    await expect(args.onFile).toHaveBeenLastCalledWith(image);
    await expect(await dropOn(document.body, image)).toBe(true);
    await expect(args.onFile).toHaveBeenCalledTimes(2);
  },
};

export const IgnoresDropsOnOtherFields: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <p onDragOver={(event) => event.preventDefault()} onDrop={(event) => event.preventDefault()}>
          Another field for files
        </p>
      </>
    ),
  ],
  play: async ({ args, canvas }) => {
    await expect(await dropOn(canvas.getByText('Another field for files'), image)).toBe(true);
    await expect(args.onFile).not.toHaveBeenCalled();
  },
};

export const RejectsSeveralFilesUntilOneIsChosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await untilReady(document.body);
    await expect(await dropOn(document.body, image, image)).toBe(true);
    await expect(canvas.getByRole('status')).toHaveTextContent('Drop one file only. A sheet has one design.');
    await expect(args.onFile).not.toHaveBeenCalled();
    await userEvent.upload(canvas.getByLabelText('Upload a picture'), image);
    await expect(args.onFile).toHaveBeenLastCalledWith(image);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

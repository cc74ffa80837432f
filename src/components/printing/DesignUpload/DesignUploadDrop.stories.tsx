import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';

import { DesignUpload } from './DesignUpload';

const imageFile = new File(['x'], 'sticker.png', { type: 'image/png' });

const meta = {
  title: 'Components/Printing/DesignUpload/Drop',
  component: DesignUpload,
  tags: ['behaviour'],
  args: { onChooseFile: fn(), onRemove: fn() },
} satisfies Meta<typeof DesignUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

function createDataTransfer(...files: readonly File[]): DataTransfer {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  return dataTransfer;
}

/** Drops files on an element. Returns true if a listener prevented the browser's default, which opens the file. */
async function dropOn(target: Element, ...files: readonly File[]): Promise<boolean> {
  const dataTransfer = createDataTransfer(...files);
  const dragOverEvent = new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer });
  await fireEvent(target, dragOverEvent);
  const dropEvent = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
  await fireEvent(target, dropEvent);
  return dragOverEvent.defaultPrevented && dropEvent.defaultPrevented;
}

/** Waits until the component handles drag events: it adds its listeners in an effect, after the first render. */
const waitUntilListening = (target: Element) =>
  waitFor(async () => {
    const dragOverEvent = new DragEvent('dragover', {
      bubbles: true,
      cancelable: true,
      dataTransfer: createDataTransfer(imageFile),
    });
    await fireEvent(target, dragOverEvent);
    await expect(dragOverEvent.defaultPrevented).toBe(true);
  });

export const AcceptsAFileDroppedAnywhere: Story = {
  play: async ({ args, canvas }) => {
    await waitUntilListening(canvas.getByText('Add your artwork'));
    await expect(await dropOn(canvas.getByText('Add your artwork'), imageFile)).toBe(true);
    await expect(args.onChooseFile).toHaveBeenLastCalledWith(imageFile);
    await expect(await dropOn(document.body, imageFile)).toBe(true);
    await expect(args.onChooseFile).toHaveBeenCalledTimes(2);
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
    await waitUntilListening(document.body);
    await expect(await dropOn(canvas.getByText('Another field for files'), imageFile)).toBe(true);
    await expect(args.onChooseFile).not.toHaveBeenCalled();
  },
};

export const RejectsSeveralFilesUntilOneIsChosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await waitUntilListening(document.body);
    await expect(await dropOn(document.body, imageFile, imageFile)).toBe(true);
    await expect(canvas.getByRole('status')).toHaveTextContent('Drop one file only. A sheet has one design.');
    await expect(args.onChooseFile).not.toHaveBeenCalled();
    await userEvent.upload(canvas.getByLabelText('Upload a picture'), imageFile);
    await expect(args.onChooseFile).toHaveBeenLastCalledWith(imageFile);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

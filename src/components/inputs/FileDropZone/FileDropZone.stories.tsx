import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';

import { FileDropZone } from './FileDropZone';

/** Use around form fields that also accept a file. Put a FileButton inside for users without a mouse. */
const meta = {
  tags: ['behaviour'],
  title: 'Components/Inputs/FileDropZone',
  component: FileDropZone,
  args: { onChooseFile: fn(), children: <p>Paste codes, or drop a file</p> },
} satisfies Meta<typeof FileDropZone>;

export default meta;
type Story = StoryObj<typeof meta>;

const file = new File(['A1'], 'tags.csv', { type: 'text/csv' });

/** Drops files on an element. Returns true if the component has prevented the browser from opening the files. */
async function dropFilesOn(target: Element, ...files: readonly File[]): Promise<boolean> {
  const dataTransfer = new DataTransfer();
  for (const droppedFile of files) dataTransfer.items.add(droppedFile);
  const dropEvent = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
  await fireEvent(target, dropEvent);
  return dropEvent.defaultPrevented;
}

export const AcceptsAFile: Story = {
  play: async ({ args, canvas }) => {
    await expect(await dropFilesOn(canvas.getByText('Paste codes, or drop a file'), file)).toBe(true);
    await expect(args.onChooseFile).toHaveBeenCalledWith(file);
  },
};

export const RejectsTwoFiles: Story = {
  play: async ({ args, canvas }) => {
    await expect(await dropFilesOn(canvas.getByText('Paste codes, or drop a file'), file, file)).toBe(true);
    await expect(canvas.getByRole('status')).toHaveTextContent('Drop one file at a time.');
    await expect(args.onChooseFile).not.toHaveBeenCalled();
  },
};

export const HidesTheErrorAfterAChange: Story = {
  args: { children: <input type="file" aria-label="Choose a file" /> },
  play: async ({ canvas, userEvent }) => {
    const fileInput = canvas.getByLabelText('Choose a file');
    await dropFilesOn(fileInput, file, file);
    await expect(canvas.getByRole('status')).toHaveTextContent('Drop one file at a time.');
    await userEvent.upload(fileInput, file);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const LeavesDroppedTextToItsField: Story = {
  play: async ({ args, canvas }) => {
    await expect(await dropFilesOn(canvas.getByText('Paste codes, or drop a file'))).toBe(false);
    await expect(args.onChooseFile).not.toHaveBeenCalled();
  },
};

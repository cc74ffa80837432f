import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';

import { FileDrop } from './FileDrop';

const meta = {
  title: 'Components/Inputs/FileDrop',
  component: FileDrop,
  args: { onFile: fn(), children: <p>Paste codes, or drop a file</p> },
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

const file = new File(['A1'], 'tags.csv', { type: 'text/csv' });

/** Drops files, and says whether the browser was kept from opening them. */
async function dropOn(target: Element, ...files: readonly File[]): Promise<boolean> {
  const dataTransfer = new DataTransfer();
  for (const one of files) dataTransfer.items.add(one);
  const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
  await fireEvent(target, drop);
  return drop.defaultPrevented;
}

export const TakesAFile: Story = {
  play: async ({ args, canvas }) => {
    await expect(await dropOn(canvas.getByText('Paste codes, or drop a file'), file)).toBe(true);
    await expect(args.onFile).toHaveBeenCalledWith(file);
  },
};

export const TakesOneFileAtATime: Story = {
  play: async ({ args, canvas }) => {
    await expect(await dropOn(canvas.getByText('Paste codes, or drop a file'), file, file)).toBe(true);
    await expect(canvas.getByRole('status')).toHaveTextContent('Drop one file at a time.');
    await expect(args.onFile).not.toHaveBeenCalled();
  },
};

export const LeavesDroppedTextToItsField: Story = {
  play: async ({ args, canvas }) => {
    await expect(await dropOn(canvas.getByText('Paste codes, or drop a file'))).toBe(false);
    await expect(args.onFile).not.toHaveBeenCalled();
  },
};

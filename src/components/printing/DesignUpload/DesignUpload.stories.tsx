import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';

import { sampleDesign } from '../design.sample';
import { DesignUpload } from './DesignUpload';

const picture = new File(['x'], 'sticker.png', { type: 'image/png' });

const meta = {
  title: 'Components/Printing/DesignUpload',
  component: DesignUpload,
  args: { onFile: fn() },
} satisfies Meta<typeof DesignUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Chosen: Story = {
  args: { design: sampleDesign, detail: '600 dpi' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('windscreen-50x60.png')).toBeVisible();
    await expect(canvas.getByText('1181 × 1417 px · 600 dpi')).toBeVisible();
  },
};

const note = 'Text in this drawing has the fonts of this device. Turn it into paths to be sure of its look.';

export const Drawing: Story = {
  args: { design: { ...sampleDesign, name: 'windscreen.svg', kind: 'drawing', notes: [note] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Drawing, sharp at every size')).toBeVisible();
    await expect(canvas.getByText(note)).toBeVisible();
  },
};

export const Refused: Story = {
  args: {
    design: sampleDesign,
    detail: '600 dpi',
    refusal: { name: 'new.png', message: 'This file is empty. Choose a PNG, JPEG, WebP, SVG or GIF picture.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^new\.png ?This file is empty\./);
    await expect(canvas.getByText('windscreen-50x60.png')).toBeVisible();
  },
};

export const LongName: Story = {
  args: { design: { ...sampleDesign, name: `${'long-name-'.repeat(24)}<b>.png` }, detail: '600 dpi' },
};

export const TakesAChosenFile: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Choose a picture'), picture);
    await expect(args.onFile).toHaveBeenLastCalledWith(picture);
  },
};

function carrying(...files: readonly File[]): DataTransfer {
  const carried = new DataTransfer();
  for (const file of files) carried.items.add(file);
  return carried;
}

/** Drops files on an element, and says whether the browser was kept from opening them. */
async function dropOn(target: Element, ...dropped: readonly File[]): Promise<boolean> {
  const files = carrying(...dropped);
  const over = new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer: files });
  await fireEvent(target, over);
  const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: files });
  await fireEvent(target, drop);
  return over.defaultPrevented && drop.defaultPrevented;
}

/** The window listens a moment after the field is there. */
const takesFiles = (target: Element) =>
  waitFor(async () => {
    const over = new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer: carrying(picture) });
    await fireEvent(target, over);
    await expect(over.defaultPrevented).toBe(true);
  });

export const TakesAFileDroppedAnywhere: Story = {
  play: async ({ args, canvas }) => {
    await takesFiles(canvas.getByText('No picture yet'));
    await expect(await dropOn(canvas.getByText('No picture yet'), picture)).toBe(true);
    await expect(args.onFile).toHaveBeenLastCalledWith(picture);
    await expect(await dropOn(document.body, picture)).toBe(true);
    await expect(args.onFile).toHaveBeenCalledTimes(2);
  },
};

export const LeavesAFileToTheFieldThatTakesIt: Story = {
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
    await expect(await dropOn(canvas.getByText('Another field for files'), picture)).toBe(true);
    await expect(args.onFile).not.toHaveBeenCalled();
  },
};

export const TakesOneFileAtATime: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await takesFiles(document.body);
    await expect(await dropOn(document.body, picture, picture)).toBe(true);
    await expect(canvas.getByRole('status')).toHaveTextContent('Drop one file: a sheet has one design.');
    await expect(args.onFile).not.toHaveBeenCalled();
    await userEvent.upload(canvas.getByLabelText('Choose a picture'), picture);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const ShowsAllItsDetailInANarrowPlace: Story = {
  args: { design: sampleDesign, detail: '600 dpi' },
  decorators: [
    (Story) => (
      <Box sx={{ width: 240 }}>
        <Story />
      </Box>
    ),
  ],
  play: async ({ canvas }) => {
    const detail = canvas.getByText('1181 × 1417 px · 600 dpi');
    await expect(detail.scrollWidth).toBeLessThanOrEqual(detail.clientWidth);
  },
};

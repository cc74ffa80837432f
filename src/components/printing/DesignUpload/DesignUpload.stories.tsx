import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';

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

export const Refused: Story = {
  args: {
    design: sampleDesign,
    detail: '600 dpi',
    message: 'This file is empty. Choose a PNG, JPEG, WebP or GIF picture.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('This file is empty.');
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

export const TakesADroppedFile: Story = {
  play: async ({ args, canvas }) => {
    const files = new DataTransfer();
    files.items.add(picture);
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: files });
    await fireEvent(canvas.getByText('No picture yet'), drop);
    await expect(args.onFile).toHaveBeenLastCalledWith(picture);
  },
};

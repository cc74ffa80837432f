import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';

import { expectNoPageOverflow } from '~/components/a11y/reflow.play';
import { codeImageValidator } from '~/components/files/codeImageValidator';
import { samplePngBytes } from '~/domain/tag/png.sample';

import { withForm } from '../withForm.stage';
import { FormFileField } from './FormFileField';

/** Use in a form for one picture of a record. For the design of stickers, use DesignUpload. */
const meta = {
  title: 'Components/Inputs/FormFileField',
  component: FormFileField,
  args: { name: 'picture', label: 'Barcode image', labelNote: '(optional)', validator: codeImageValidator },
  decorators: [withForm({ picture: '' }, { output: 'picture' })],
} satisfies Meta<typeof FormFileField>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const createFile = (name: string, ...content: BlobPart[]) => new File(content, name, { type: 'image/png' });
const picture = createFile('a-picture-with-a-rather-long-name-2026-06-15.png', samplePngBytes);
const notAPicture = createFile('notes-that-are-called-a-picture-although-they-are-none.png', 'notes');

const getField = (canvas: Canvas) => canvas.getByLabelText<HTMLInputElement>('Barcode image (optional)');
const findRemoveButton = (canvas: Canvas) => canvas.findByRole('button', { name: 'Remove Barcode image' });

export const Empty: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    const field = getField(canvas);
    await expect(field).toHaveAccessibleDescription('No file selected');
    await expect(field).toHaveAttribute('accept', 'image/png,image/jpeg,image/webp,image/gif,image/svg+xml');
    await expect(field.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Rejected: Story = {
  tags: ['state'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(getField(canvas), notAPicture);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      `${notAPicture.name}This file is not a picture. Choose a PNG, JPEG, WebP, SVG or GIF picture.`,
    );
    await expect(canvas.getByText('No file selected')).toBeVisible();
    await expect(getField(canvas).files).toHaveLength(0);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expectNoPageOverflow();
  },
};

export const RemovesTheFileAndTheErrorByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const field = getField(canvas);
    await userEvent.upload(field, picture);
    const removeButton = await findRemoveButton(canvas);
    await expect(field).toHaveAccessibleDescription(picture.name);
    await expect(canvas.getByRole('status')).toHaveTextContent(picture.name);
    await userEvent.upload(field, notAPicture);
    await canvas.findByRole('alert');
    field.focus();
    await userEvent.tab();
    await expect(removeButton).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription('No file selected');
    await expect(field.files).toHaveLength(0);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const KeepsTheFileWhenAnotherIsRejected: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    const field = getField(canvas);
    await userEvent.upload(field, picture);
    await findRemoveButton(canvas);
    await step('a file that is too large', async () => {
      await userEvent.upload(field, createFile('large.png', new Uint8Array(20 * 1024 * 1024 + 1)));
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        'large.pngThis file has 21 MB and 20 MB is the most. Save it smaller, for example as a JPEG, and choose that. The previous file is kept.',
      );
      await expect(canvas.getByRole('status')).toHaveTextContent(picture.name);
      await expect(field.files?.[0]?.name).toBe(picture.name);
    });
    await step('a file that is accepted clears the error', async () => {
      await userEvent.upload(field, createFile('another.png', samplePngBytes));
      await expect(await canvas.findByText('another.png', { selector: 'bdi' })).toBeVisible();
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    });
  },
};

export const KeepsTheFileWhenTheDialogIsCancelled: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const field = getField(canvas);
    await userEvent.upload(field, picture);
    await findRemoveButton(canvas);
    // Some browsers clear the input when the file dialog is cancelled.
    field.value = '';
    await fireEvent.change(field);
    await expect(canvas.getByRole('status')).toHaveTextContent(picture.name);
    await expect(field.files).toHaveLength(1);
  },
};

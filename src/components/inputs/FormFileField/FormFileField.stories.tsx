import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { expect, fireEvent } from 'storybook/test';

import { codePictureRule } from '~/components/files/codePictureRule';
import { samplePngBytes } from '~/domain/tag/codePicture.sample';

import { FormFileField } from './FormFileField';

function Kept() {
  return <output>{useWatch<{ picture: string }, 'picture'>({ name: 'picture' })}</output>;
}

function Form({ children }: { children: React.ReactNode }) {
  const form = useForm({ defaultValues: { picture: '' } });
  return (
    <FormProvider {...form}>
      {children}
      <Kept />
    </FormProvider>
  );
}

const meta = {
  title: 'Components/Inputs/FormFileField',
  component: FormFileField,
  args: { name: 'picture', label: 'Barcode image', labelNote: '(optional)', rule: codePictureRule },
  decorators: [(Story) => <Form>{Story()}</Form>],
} satisfies Meta<typeof FormFileField>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const file = (name: string, ...content: BlobPart[]) => new File(content, name, { type: 'image/png' });
const picture = file('a-picture-with-a-rather-long-name-2026-06-15.png', samplePngBytes);
const disguised = file('notes-that-are-called-a-picture-although-they-are-none.png', 'notes');

const fieldOf = (canvas: Canvas) => canvas.getByLabelText<HTMLInputElement>('Barcode image (optional)');

export const Default: Story = {
  play: async ({ canvas }) => {
    const field = fieldOf(canvas);
    await expect(field).toHaveAccessibleDescription('No file chosen');
    await expect(field).toHaveAttribute('accept', 'image/png,image/jpeg,image/webp,image/gif,image/svg+xml');
    await expect(field.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(fieldOf(canvas), picture);
    await expect(await canvas.findByRole('button', { name: 'Remove Barcode image' })).toBeVisible();
    await expect(fieldOf(canvas)).toHaveAccessibleDescription(picture.name);
    await expect(canvas.getByRole('status')).toHaveTextContent(picture.name);
  },
};

export const OnAPhone: Story = { ...Chosen, globals: { viewport: { value: 'w360' } } };

export const ChosenInTheDark: Story = { ...Chosen, globals: { theme: 'dark' } };

export const IsEmptiedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = fieldOf(canvas);
    await userEvent.upload(field, picture);
    const remove = await canvas.findByRole('button', { name: 'Remove Barcode image' });
    await userEvent.tab();
    await expect(remove).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription('No file chosen');
    await expect(field.files).toHaveLength(0);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(fieldOf(canvas), disguised);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      `${disguised.name}This file is not a picture. Choose a PNG, JPEG, WebP, SVG or GIF picture.`,
    );
    await expect(canvas.getByText('No file chosen')).toBeVisible();
    await expect(fieldOf(canvas).files).toHaveLength(0);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const RefusedOnAPhone: Story = { ...Refused, globals: { viewport: { value: 'w360' } } };

export const RefusedInTheDark: Story = { ...Refused, globals: { theme: 'dark' } };

export const KeepsTheFormerFileWhenAnotherIsRefused: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const field = fieldOf(canvas);
    await userEvent.upload(field, picture);
    await canvas.findByRole('button', { name: 'Remove Barcode image' });
    await step('by its size', async () => {
      await userEvent.upload(field, file('large.png', new Uint8Array(20 * 1024 * 1024 + 1)));
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        'large.pngThis file has 21 MB and 20 MB is the most. Save it smaller, for example as a JPEG, and choose that. The one chosen before stays.',
      );
      await expect(canvas.getByRole('status')).toHaveTextContent(picture.name);
      // What a browser and its screen reader say of the field goes with it.
      await expect(field.files?.[0]?.name).toBe(picture.name);
    });
    await step('and says no more of it once one is taken', async () => {
      await userEvent.upload(field, file('another.png', samplePngBytes));
      await expect(await canvas.findByText('another.png', { selector: 'bdi' })).toBeVisible();
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    });
  },
};

export const AChooserThatIsClosedChangesNothing: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = fieldOf(canvas);
    await userEvent.upload(field, picture);
    await canvas.findByRole('button', { name: 'Remove Barcode image' });
    // As browsers did until 2023, and some still do.
    field.value = '';
    await fireEvent.change(field);
    await expect(canvas.getByRole('status')).toHaveTextContent(picture.name);
    await expect(field.files).toHaveLength(1);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { expect } from 'storybook/test';

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
  args: { name: 'picture', label: 'Barcode image', labelNote: '(optional)', accept: 'image/*' },
  decorators: [(Story) => <Form>{Story()}</Form>],
} satisfies Meta<typeof FormFileField>;

export default meta;
type Story = StoryObj<typeof meta>;

const picture = new File(['sample'], 'a-picture-with-a-rather-long-name-2026-06-15.png', { type: 'image/png' });

export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Barcode image (optional)');
    await expect(field).toHaveAccessibleDescription('No file chosen');
    await expect(field.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Barcode image (optional)');
    await userEvent.upload(field, picture);
    await expect(field).toHaveAccessibleDescription(picture.name);
    await expect(canvas.getByRole('status')).toHaveTextContent(picture.name);
  },
};

export const OnAPhone: Story = { ...Chosen, globals: { viewport: { value: 'w360' } } };

export const ChosenInTheDark: Story = { ...Chosen, globals: { theme: 'dark' } };

export const IsEmptiedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Barcode image (optional)');
    await userEvent.upload(field, picture);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove Barcode image' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription('No file chosen');
    await expect(field.files).toHaveLength(0);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

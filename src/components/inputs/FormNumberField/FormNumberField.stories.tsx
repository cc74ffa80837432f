import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormProvider, useForm } from 'react-hook-form';
import { expect } from 'storybook/test';

import { FormNumberField } from './FormNumberField';

function Form({ children }: { children: React.ReactNode }) {
  const form = useForm({ defaultValues: { price: '' } });
  return <FormProvider {...form}>{children}</FormProvider>;
}

const meta = {
  title: 'Components/Inputs/FormNumberField',
  component: FormNumberField,
  args: { name: 'price', label: 'Price', labelNote: '(AED)', step: 0.01 },
  decorators: [(Story) => <Form>{Story()}</Form>],
} satisfies Meta<typeof FormNumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Price (AED)' });
    await expect(field).toHaveAttribute('inputmode', 'decimal');
    await expect(field).toHaveAttribute('step', '0.01');
  },
};

export const Whole: Story = {
  args: { label: 'Codes', labelNote: '(each)', step: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Codes (each)' })).toHaveAttribute('inputmode', 'numeric');
  },
};

export const KeepsWhatIsTypedAsItIs: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Price (AED)' });
    await userEvent.type(field, '٢,٥ or so');
    await expect(field).toHaveValue('٢,٥ or so');
  },
};

export const StepsByArrowKey: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Price (AED)' });
    await userEvent.type(field, '10{ArrowUp}');
    await expect(field).toHaveValue('10.01');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(field).toHaveValue('9.99');
    await userEvent.clear(field);
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveValue('0.01');
  },
};

export const StepsByOneWhereItIsWhole: Story = {
  args: { label: 'Codes', labelNote: '(each)', step: 1 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Codes (each)' });
    await userEvent.type(field, '2{ArrowUp}');
    await expect(field).toHaveValue('3');
    await userEvent.type(field, ' or so{ArrowDown}');
    await expect(field).toHaveValue('3 or so');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormProvider, useForm } from 'react-hook-form';
import { expect } from 'storybook/test';

import { OneTimeCodeField } from './OneTimeCodeField';

function Form({ code }: { code: string }) {
  const form = useForm({ defaultValues: { code } });
  return (
    <FormProvider {...form}>
      <OneTimeCodeField name="code" label="One-time code" />
    </FormProvider>
  );
}

const meta = {
  title: 'Components/Inputs/OneTimeCodeField',
  component: Form,
  args: { code: '' },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { code: '4820' } };

export const TakesDigitsOnly: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'One-time code' });
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(field, '48x 2-0');
    await expect(field).toHaveValue('4820');
  },
};

export const TakesArabicDigits: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'One-time code' });
    await userEvent.type(field, '٤٨٢٠');
    await expect(field).toHaveValue('4820');
  },
};

export const TakesACodeOutOfAPastedSentence: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'One-time code' });
    await userEvent.click(field);
    await userEvent.paste('Your code is 482 011.');
    await expect(field).toHaveValue('482011');
  },
};

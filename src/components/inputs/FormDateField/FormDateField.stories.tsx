import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { expect } from 'storybook/test';

import { FormDateField } from './FormDateField';

function Kept() {
  return <output>{useWatch<{ day: string }, 'day'>({ name: 'day' })}</output>;
}

function Form({ children }: { children: React.ReactNode }) {
  const form = useForm({ defaultValues: { day: '' } });
  return (
    <FormProvider {...form}>
      {children}
      <Kept />
    </FormProvider>
  );
}

const meta = {
  title: 'Components/Inputs/FormDateField',
  component: FormDateField,
  args: { name: 'day', label: 'Created at' },
  decorators: [(Story) => <Form>{Story()}</Form>],
} satisfies Meta<typeof FormDateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InTheDark: Story = { globals: { theme: 'dark' } };

export const HoldsADay: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Created at'), '2026-06-15');
    await expect(canvas.getByRole('status')).toHaveTextContent('2026-06-15');
  },
};

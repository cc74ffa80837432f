import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { expect } from 'storybook/test';

import { FormDateTimeField } from './FormDateTimeField';

function Kept() {
  return <output>{useWatch<{ moment: string }, 'moment'>({ name: 'moment' })}</output>;
}

function Form({ children }: { children: React.ReactNode }) {
  const form = useForm({ defaultValues: { moment: '' } });
  return (
    <FormProvider {...form}>
      {children}
      <Kept />
    </FormProvider>
  );
}

const meta = {
  title: 'Components/Inputs/FormDateTimeField',
  component: FormDateTimeField,
  args: { name: 'moment', label: 'Purchased at' },
  decorators: [(Story) => <Form>{Story()}</Form>],
} satisfies Meta<typeof FormDateTimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InTheDark: Story = { globals: { theme: 'dark' } };

export const HoldsAMoment: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Purchased at'), '2026-06-15T09:30');
    await expect(canvas.getByRole('status')).toHaveTextContent('2026-06-15T09:30');
  },
};

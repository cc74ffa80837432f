import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormProvider, useForm } from 'react-hook-form';
import { expect } from 'storybook/test';

import { FormSwitch } from './FormSwitch';

function Form({ children }: { children: React.ReactNode }) {
  const form = useForm({ defaultValues: { isActive: true } });
  return <FormProvider {...form}>{children}</FormProvider>;
}

const meta = {
  title: 'Components/Inputs/FormSwitch',
  component: FormSwitch,
  args: { name: 'isActive', label: 'Active', explanation: 'Agencies can buy it.' },
  decorators: [(Story) => <Form>{Story()}</Form>],
} satisfies Meta<typeof FormSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('switch', { name: 'Active' });
    await expect(field).toBeChecked();
    await expect(field).toHaveAccessibleDescription('Agencies can buy it.');
  },
};

export const WithoutAnExplanation: Story = {
  args: { explanation: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Active' })).not.toHaveAccessibleDescription();
  },
};

export const IsSwitchedByItsLabelAndByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('switch', { name: 'Active' });
    await userEvent.click(canvas.getByText('Active'));
    await expect(field).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(field).toBeChecked();
  },
};

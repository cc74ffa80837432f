import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormProvider, useForm } from 'react-hook-form';
import { expect } from 'storybook/test';

import { FormAddressField } from './FormAddressField';

function Form({ children }: { children: React.ReactNode }) {
  const form = useForm({ defaultValues: { address: '' } });
  return <FormProvider {...form}>{children}</FormProvider>;
}

const meta = {
  title: 'Components/Inputs/FormAddressField',
  component: FormAddressField,
  args: { name: 'address', label: 'Default redirect URL', labelNote: '(optional)' },
  decorators: [(Story) => <Form>{Story()}</Form>],
} satisfies Meta<typeof FormAddressField>;

export default meta;
type Story = StoryObj<typeof meta>;

const usual = 'Such as https://example.com.';
const hint = 'Not a web address such as https://example.com.';

export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Default redirect URL (optional)' });
    await expect(field).toHaveAccessibleDescription(usual);
  },
};

export const HintsAndRefusesNothing: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Default redirect URL (optional)' });
    await step('not while it is typed for the first time', async () => {
      await userEvent.type(field, 'example');
      await expect(field).toHaveAccessibleDescription(usual);
    });
    await step('left as it is', async () => {
      await userEvent.tab();
      await expect(field).toHaveAccessibleDescription(hint);
      await expect(canvas.getByRole('status')).toHaveTextContent(hint);
      await expect(field).toBeValid();
    });
    await step('mended', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'http://example.com/a');
      await expect(field).toHaveAccessibleDescription(usual);
    });
  },
};

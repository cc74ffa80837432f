import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormProvider, useForm } from 'react-hook-form';
import { expect } from 'storybook/test';

import { PasswordField } from './PasswordField';

function Form({ children }: { children: React.ReactNode }) {
  const form = useForm({ defaultValues: { confirmation: '' } });
  return <FormProvider {...form}>{children}</FormProvider>;
}

const meta = {
  title: 'Components/Inputs/PasswordField',
  component: PasswordField,
  args: { name: 'confirmation', label: 'Confirm password', autoComplete: 'new-password' },
  decorators: [(Story) => <Form>{Story()}</Form>],
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ShowsAndHidesWhatWasTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Confirm password');
    const toggle = canvas.getByRole('button', { name: 'Show confirm password', pressed: false });
    await userEvent.type(field, 'correct horse');
    await expect(field).toHaveAttribute('type', 'password');

    await userEvent.click(toggle);
    await expect(canvas.getByRole('textbox', { name: 'Confirm password' })).toHaveValue('correct horse');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(field).toHaveFocus();

    await userEvent.click(toggle);
    await expect(field).toHaveAttribute('type', 'password');
  },
};

export const WarnsOfCapsLock: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Confirm password'));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.keyboard('{CapsLock}A');
    await expect(canvas.getByRole('status')).toHaveTextContent('Caps Lock is on.');
    await userEvent.keyboard('{CapsLock}a');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

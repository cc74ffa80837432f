import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormProvider, useForm } from 'react-hook-form';
import { expect } from 'storybook/test';

import { isConfirmed, newPasswordSchema, notConfirmed } from '~/domain/session/newPassword';

import { formTiming } from '../formTiming';
import { PasswordPair } from './PasswordPair';

const schema = newPasswordSchema.refine(isConfirmed, notConfirmed);

function Form({ children }: { children: React.ReactNode }) {
  const form = useForm({
    ...formTiming,
    resolver: zodResolver(schema),
    defaultValues: { password: 'k7#Qm2x!Rb', confirmPassword: 'k7#Qm2x!R' },
  });
  return (
    <FormProvider {...form}>
      <Stack component="form" noValidate spacing={2} onSubmit={form.handleSubmit(() => undefined)}>
        {children}
        <Button type="submit" variant="contained">
          Save
        </Button>
      </Stack>
    </FormProvider>
  );
}

const meta = {
  title: 'Components/Inputs/PasswordPair',
  component: PasswordPair,
  args: { hint: 'Generated for you. You can change it.' },
  decorators: [(Story) => <Form>{Story()}</Form>],
} satisfies Meta<typeof PasswordPair>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAccessibleDescription('Generated for you. You can change it.');
  },
};

export const DropsTheHintWithThePasswordItIsAbout: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.clear(field);
    await userEvent.type(field, 'my own');
    await expect(field).not.toHaveAccessibleDescription();
    await expect(canvas.queryByText('Generated for you. You can change it.')).not.toBeInTheDocument();
  },
};

export const ShowsEachByItself: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show confirm password' }));
    await expect(canvas.getByLabelText('Confirm password')).toHaveAttribute('type', 'text');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
  },
};

export const DropsTheDifferenceWhenEitherIsEdited: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    for (const label of ['Password', 'Confirm password']) {
      await step(label, async () => {
        await userEvent.click(save);
        await expect(await canvas.findByText('Passwords do not match')).toBeVisible();
        await expect(canvas.getByLabelText('Confirm password')).toHaveAccessibleDescription('Passwords do not match');
        await userEvent.type(canvas.getByLabelText(label), 'x');
        await expect(canvas.queryByText('Passwords do not match')).not.toBeInTheDocument();
      });
    }
  },
};

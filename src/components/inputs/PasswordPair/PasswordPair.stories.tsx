import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { passwordsMatch, newPasswordSchema, passwordMismatchIssue } from '~/domain/session/newPassword';

import { withForm } from '../withForm.stage';
import { PasswordPair } from './PasswordPair';

/** Use for a new password. To sign in, use a single PasswordField. */
const meta = {
  title: 'Components/Inputs/PasswordPair',
  component: PasswordPair,
  args: { helperText: 'Password generated. You can change it.' },
  decorators: [
    withForm(
      { password: 'k7#Qm2x!Rb', confirmPassword: 'k7#Qm2x!R' },
      { schema: newPasswordSchema.refine(passwordsMatch, passwordMismatchIssue) },
    ),
  ],
} satisfies Meta<typeof PasswordPair>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state'] };

export const HidesTheHelpWhenEdited: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAccessibleDescription('Password generated. You can change it.');
    await userEvent.clear(field);
    await userEvent.type(field, 'my own');
    await expect(field).not.toHaveAccessibleDescription();
  },
};

export const RevealsOnlyTheConfirmation: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show confirm password' }));
    await expect(canvas.getByLabelText('Confirm password')).toHaveAttribute('type', 'text');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
  },
};

export const ClearsTheErrorWhenEitherFieldIsEdited: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    for (const label of ['Password', 'Confirm password']) {
      await step(label, async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
        await expect(await canvas.findByText('Passwords do not match')).toBeVisible();
        await expect(canvas.getByLabelText('Confirm password')).toHaveAccessibleDescription('Passwords do not match');
        await userEvent.type(canvas.getByLabelText(label), 'x');
        await expect(canvas.queryByText('Passwords do not match')).not.toBeInTheDocument();
      });
    }
  },
};

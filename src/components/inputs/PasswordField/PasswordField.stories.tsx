import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { withForm } from '../withForm.stage';
import { PasswordField } from './PasswordField';

/** Use for a password that exists already. For a new one, use PasswordPair. */
const meta = {
  title: 'Components/Inputs/PasswordField',
  component: PasswordField,
  args: { name: 'confirmation', label: 'Confirm password', autoComplete: 'new-password' },
  decorators: [withForm({ confirmation: '' })],
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state'] };

export const ShowsAndHidesThePassword: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Confirm password');
    const showButton = canvas.getByRole('button', { name: 'Show confirm password', pressed: false });
    await userEvent.type(field, 'correct horse');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(showButton);
    await expect(canvas.getByRole('textbox', { name: 'Confirm password' })).toHaveValue('correct horse');
    await expect(showButton).toHaveAttribute('aria-pressed', 'true');
    await expect(field).toHaveFocus();
    await userEvent.click(showButton);
    await expect(field).toHaveAttribute('type', 'password');
  },
};

export const WarnsOfCapsLock: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Confirm password');
    await userEvent.click(field);
    await userEvent.keyboard('{CapsLock}A');
    await expect(field).toHaveAccessibleDescription('Caps Lock is on.');
    await expect(canvas.getByText('Caps Lock is on.')).toHaveAttribute('aria-live', 'polite');
    await userEvent.keyboard('{CapsLock}a');
    await expect(field).not.toHaveAccessibleDescription();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { withForm } from '../withForm.stage';
import { OneTimeCodeField } from './OneTimeCodeField';

/** Use for a code from an email or a message. For a password, use PasswordField. */
const meta = {
  title: 'Components/Inputs/OneTimeCodeField',
  component: OneTimeCodeField,
  args: { name: 'code', label: 'One-time code' },
  decorators: [withForm({ code: '' })],
} satisfies Meta<typeof OneTimeCodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ['state'],
  decorators: [withForm({ code: '4820' })],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'One-time code' });
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  },
};

export const KeepsOnlyDigits: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, step, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'One-time code' });
    await step('type digits and other characters', async () => {
      await userEvent.type(field, '48x 2-0');
      await expect(field).toHaveValue('4820');
    });
    await step('type Arabic digits', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '٤٨٢٠');
      await expect(field).toHaveValue('4820');
    });
    await step('paste a sentence with the code', async () => {
      await userEvent.clear(field);
      await userEvent.paste('Your code is 482 011.');
      await expect(field).toHaveValue('482011');
    });
  },
};

export const IsAsHighAsOtherFields: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'One-time code' }).offsetHeight).toBe(44);
  },
};

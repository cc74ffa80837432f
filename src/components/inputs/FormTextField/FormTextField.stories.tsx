import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import * as z from 'zod';

import { requiredText } from '~/domain/text/fieldSchemas';

import { withForm } from '../withForm.stage';
import { FormTextField } from './FormTextField';

const schema = z.object({ nickname: requiredText('Please enter a nickname.') });

/** Use in a form for a short text. For a field without a form, use TextField. */
const meta = {
  title: 'Components/Inputs/FormTextField',
  component: FormTextField,
  args: { name: 'nickname', label: 'Nickname' },
  decorators: [withForm({ nickname: '' }, { schema })],
} satisfies Meta<typeof FormTextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state'] };

export const ClearsItsErrorOnEdit: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Nickname' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Please enter a nickname.')).toBeVisible();
    await expect(field).toHaveAccessibleDescription('Please enter a nickname.');
    await expect(field).toBeInvalid();
    await expect(field).toHaveFocus();
    await userEvent.type(field, ' ');
    await expect(canvas.queryByText('Please enter a nickname.')).not.toBeInTheDocument();
    await expect(field).toBeValid();
  },
};

export const AnnouncesTheSameErrorAgain: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const saveButton = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(saveButton);
    const firstAlert = await canvas.findByRole('alert');
    await userEvent.click(saveButton);
    // Screen readers announce an alert only when its element is added, so the first element must be replaced.
    await waitFor(() => expect(firstAlert).not.toBeInTheDocument());
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please enter a nickname.');
  },
};

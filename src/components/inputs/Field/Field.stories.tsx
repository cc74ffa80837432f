import OutlinedInput from '@mui/material/OutlinedInput';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ErrorRoleContext } from './ErrorRoleContext';
import { Field } from './Field';

/**
 * Use to build a new kind of field with the label, error and helper text of all other fields. For plain text, use
 * TextField.
 */
const meta = {
  title: 'Components/Inputs/Field',
  component: Field,
  args: {
    label: 'Nickname',
    labelNote: '(optional)',
    labelAdornment: 'Forgotten?',
    helperText: 'As your friends call you.',
    children: ({ id, describedBy }) => (
      <OutlinedInput id={id} {...(describedBy ? { 'aria-describedby': describedBy } : {})} />
    ),
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Nickname (optional)' });
    await expect(field).toBeValid();
    await expect(field).toHaveAccessibleDescription('As your friends call you.');
  },
};

export const Small: Story = { tags: ['state'], args: { size: 'small', labelAdornment: '', labelNote: '' } };

export const WithError: Story = {
  tags: ['state'],
  args: { error: 'Nickname is required' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Nickname (optional)' });
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nickname is required');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Nickname is required As your friends call you.');
  },
};

export const WithLiveError: Story = {
  tags: ['state'],
  args: { size: 'small', helperText: '', liveError: 'At least 10 mm.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Nickname (optional)' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('At least 10 mm.');
    await expect(canvas.getByText('At least 10 mm.')).toHaveAttribute('aria-live', 'polite');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const WithErrorAnnouncedByTheForm: Story = {
  tags: ['behaviour'],
  args: { error: 'Nickname is required' },
  decorators: [(Story) => <ErrorRoleContext value={undefined}>{Story()}</ErrorRoleContext>],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nickname is required')).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { FieldMessage } from './FieldMessage';
import { MessageRole } from './messageRole';

const meta = {
  title: 'Components/Inputs/FieldMessage',
  component: FieldMessage,
  args: { id: 'email-message', children: 'Email is required' },
} satisfies Meta<typeof FieldMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Email is required');
  },
};

export const IsQuietWhereTheFormSpeaks: Story = {
  decorators: [(Story) => <MessageRole value={undefined}>{Story()}</MessageRole>],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Email is required')).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { StatusAlert } from './StatusAlert';

/** Use for the result of the last action, next to its button. For a validation error, use the message of the field. */
const meta = {
  title: 'Components/Feedback/StatusAlert',
  component: StatusAlert,
  tags: ['state'],
  args: { message: { severity: 'success', text: 'Removed “Office laser”.' } },
} satisfies Meta<typeof StatusAlert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Removed “Office laser”.');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const WithUndo: Story = {
  args: { onUndo: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveFocus();
  },
};

export const IsALiveRegionWithoutAMessage: Story = {
  tags: ['behaviour', '!state'],
  args: { message: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

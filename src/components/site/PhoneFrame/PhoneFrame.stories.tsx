import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { PhoneFrame } from './PhoneFrame';

/** Use around a message, or the page that a scan of a tag opens. Don't use it around a form that users fill in. */
const meta = {
  title: 'Components/Site/PhoneFrame',
  component: PhoneFrame,
  tags: ['state'],
  args: { label: 'The message', children: 'B12345 33C 1' },
} satisfies Meta<typeof PhoneFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'The message' })).toHaveTextContent('B12345 33C 1');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ActionLink } from './ActionLink';

/** Use for a link to the next page, below a text or a card. For an action on the page, use a button. */
const meta = {
  title: 'Components/Site/ActionLink',
  component: ActionLink,
  tags: ['state'],
  args: { href: '/AiroTagAlly', label: 'Learn more', hiddenText: 'about Ally' },
} satisfies Meta<typeof ActionLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Learn more about Ally' })).toHaveAttribute('href', '/AiroTagAlly');
  },
};

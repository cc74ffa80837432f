import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ComingSoonChip } from './ComingSoonChip';

/** Use for a product that is announced. For an action that isn't available yet, use UnavailableNote. */
const meta = {
  title: 'Components/Site/ComingSoonChip',
  component: ComingSoonChip,
  tags: ['state'],
} satisfies Meta<typeof ComingSoonChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Coming soon')).toBeVisible();
  },
};

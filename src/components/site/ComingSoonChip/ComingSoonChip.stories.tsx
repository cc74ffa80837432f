import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ComingSoonChip } from './ComingSoonChip';

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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { SoonChip } from './SoonChip';

const meta = {
  title: 'Components/Site/ComingSoonChip',
  component: SoonChip,
  tags: ['state'],
} satisfies Meta<typeof SoonChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Coming soon')).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { AppIcon } from './AppIcon';

const meta = {
  title: 'Components/Brand/AppIcon',
  component: AppIcon,
  args: { maskable: false },
  tags: ['state'],
} satisfies Meta<typeof AppIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const Maskable: Story = { args: { maskable: true } };

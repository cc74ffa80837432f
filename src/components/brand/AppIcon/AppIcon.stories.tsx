import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { AppIcon } from './AppIcon';

/** Use to export the icons for the web manifest and for the browser tab. On pages, use Logo or FinderPattern. */
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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { LineIcon } from './LineIcon';

const meta = {
  title: 'Components/Brand/LineIcon',
  component: LineIcon,
  args: { name: 'arrow', size: 24 },
} satisfies Meta<typeof LineIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Arrow: Story = {};

export const StaysSilent: Story = {
  args: { name: 'menu' },
  render: (args) => (
    <button type="button">
      <LineIcon {...args} />
      Menu
    </button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { PixelIcon } from './PixelIcon';

const meta = {
  title: 'Components/Brand/PixelIcon',
  component: PixelIcon,
  tags: ['state'],
  args: { name: 'lock', size: 55 },
} satisfies Meta<typeof PixelIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: ({ size = 55 }) => (
    <>
      {(['lock', 'phone', 'change', 'codes'] as const).map((name) => (
        <PixelIcon key={name} name={name} size={size} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

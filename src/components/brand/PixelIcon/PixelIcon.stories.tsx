import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { PixelIcon } from './PixelIcon';

const meta = {
  title: 'Components/Brand/PixelIcon',
  component: PixelIcon,
  args: { name: 'lock', size: 55 },
} satisfies Meta<typeof PixelIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lock: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const Phone: Story = { args: { name: 'phone' } };

export const Change: Story = { args: { name: 'change' } };

export const Codes: Story = { args: { name: 'codes' } };

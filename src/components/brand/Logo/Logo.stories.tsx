import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Logo } from './Logo';

/**
 * Use in the top bar and the footer of public pages, inside a link to the home page. Where there is no space for the
 * name, use FinderPattern.
 */
const meta = {
  title: 'Components/Brand/Logo',
  component: Logo,
  args: { size: 'bar' },
  tags: ['state'],
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('AiroTag')).toBeVisible();
  },
};

export const Large: Story = { args: { size: 'large' } };

export const WithColouredMark: Story = { args: { markColour: 'primary.main' } };

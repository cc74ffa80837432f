import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { UpcomingScreen } from './UpcomingScreen';

const meta = {
  title: 'Screens/Site/Upcoming',
  component: UpcomingScreen,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Partner with us' },
} satisfies Meta<typeof UpcomingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Partner with us' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'See the products' })).toHaveAttribute('href', '/#product');
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'w360' } } };

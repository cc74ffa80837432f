import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { UpcomingNotice } from './UpcomingNotice';

const meta = {
  title: 'Components/Feedback/UpcomingNotice',
  component: UpcomingNotice,
  args: {
    title: 'Partners',
    children: (
      <Button variant="outlined" href="/Agencies-DashBoard">
        Back to Home
      </Button>
    ),
  },
} satisfies Meta<typeof UpcomingNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Partners' })).toBeVisible();
    await expect(canvas.getByText('This page is being prepared.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/Agencies-DashBoard');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'w360' } } };

export const Dark: Story = { globals: { theme: 'dark' } };

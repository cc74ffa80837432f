import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ErrorPage } from './ErrorPage';

const meta = {
  title: 'Components/Feedback/ErrorPage',
  component: ErrorPage,
  tags: ['state'],
  args: {
    title: 'This page could not be shown',
    text: 'Reload it. If that does not help, go back to the start.',
    children: (
      <>
        <Button variant="contained">Reload</Button>
        <Button variant="outlined" href="/">
          Go to the start
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof ErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'This page could not be shown' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Reload it.');
    await expect(canvas.getByRole('link', { name: 'Go to the start' })).toHaveAttribute('href', '/');
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'w360' } } };

import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { PageNotice } from './PageNotice';

const meta = {
  title: 'Components/Site/PageNotice',
  component: PageNotice,
  parameters: { layout: 'fullscreen' },
  args: {
    figure: 'ring',
    marker: 'In preparation',
    title: 'Contact',
    text: 'This page is on its way.',
    children: (
      <Button variant="contained" size="large" href="/">
        Home
      </Button>
    ),
  },
} satisfies Meta<typeof PageNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'w360' } } };

export const WithAVeryLongWord: Story = {
  args: { title: 'Kraftfahrzeughaftpflichtversicherung' },
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

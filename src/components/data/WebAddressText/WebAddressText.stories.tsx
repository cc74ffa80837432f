import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { WebAddressText } from './WebAddressText';

const meta = {
  title: 'Components/Data/WebAddressText',
  component: WebAddressText,
  args: { address: 'https://pages.example.com/sample' },
} satisfies Meta<typeof WebAddressText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'https://pages.example.com/sample' });
    await expect(link).toHaveAttribute('href', 'https://pages.example.com/sample');
    // The page that opens learns nothing of where it was opened from and gets no hold of it.
    await expect(link).toHaveAttribute('rel', 'noreferrer');
  },
};

export const NotOfTheWeb: Story = {
  args: { address: 'javascript:alert(1)' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('javascript:alert(1)')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

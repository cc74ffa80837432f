import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { NavigationProgress } from './NavigationProgress';

/**
 * Use while a dialog loads. While a page loads, its area (back-office, portal or sign-in) renders it. For a slow action
 * on a page, use JobBar or a loading state of the button.
 */
const meta = {
  title: 'Components/Feedback/NavigationProgress',
  component: NavigationProgress,
  tags: ['behaviour'],
  args: { isLoading: true },
} satisfies Meta<typeof NavigationProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AnnouncesASlowNavigation: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading…')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
  },
};

export const RendersAnEmptyRegionWhileIdle: Story = {
  args: { isLoading: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

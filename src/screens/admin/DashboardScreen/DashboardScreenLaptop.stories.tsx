import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { createSampleAdminActivities } from '~/domain/activity/activity.sample';
import { sampleAdminOverview } from '~/domain/dashboard/dashboard.sample';

import { AdminStage } from '../AdminLayout/AdminLayout.stage';
import { DashboardScreen } from './DashboardScreen';

const laptopViewport = {
  laptop: { name: 'Laptop', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
} as const;

const meta = {
  title: 'Screens/Admin/Dashboard/Laptop',
  component: DashboardScreen,
  tags: ['behaviour'],
  parameters: { layout: 'fullscreen', viewport: { options: laptopViewport } },
  globals: { viewport: { value: 'laptop' } },
  args: {
    overview: sampleAdminOverview,
    activities: { status: 'ready', rows: createSampleAdminActivities(new Date('2026-06-15T09:00:00')) },
    activityExtent: 'recent',
    onRetry: fn(),
  },
  decorators: [(Story) => <AdminStage currentPath="/Admin-DashBoard">{Story()}</AdminStage>],
} satisfies Meta<typeof DashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FitsWithoutScrolling: Story = {
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollHeight).toBe(800);
    const { top, bottom } = canvas.getByRole('region', { name: 'Activations' }).getBoundingClientRect();
    const title = canvas.getByRole('heading', { name: 'Activations' }).getBoundingClientRect();
    await expect(bottom - top).toBeGreaterThanOrEqual(118);
    await expect(title.top - top).toBeGreaterThanOrEqual(20);
  },
};

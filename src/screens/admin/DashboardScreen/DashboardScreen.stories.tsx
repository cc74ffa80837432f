import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

import { expectNoPageOverflow } from '~/components/a11y/reflow.play';
import { createSampleAdminActivities } from '~/domain/activity/activity.sample';
import { sampleAdminOverview } from '~/domain/dashboard/dashboard.sample';

import { AdminStage } from '../AdminLayout/AdminLayout.stage';
import { DashboardScreen } from './DashboardScreen';

const meta = {
  title: 'Screens/Admin/Dashboard',
  component: DashboardScreen,
  parameters: { layout: 'fullscreen' },
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

export const Default: Story = {
  tags: ['state'],
  parameters: { modes: 'office', acceptance: ['ADM-04', 'CON-05'] },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    const figureHeadings = main.getAllByRole('heading', { level: 2 }).slice(0, 4);
    await expect(figureHeadings.map((heading) => heading.parentElement?.textContent)).toEqual([
      'Agencies2',
      'Partners2',
      'Customers27',
      'AiroTags2in the listPurchased so farAgency purchased45Partner purchased70',
    ]);
    const links = main.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(links.slice(0, 4)).toEqual([
      ['Agencies', '/Admin-Agencies'],
      ['Partners', '/Admin-Partners'],
      ['Customers', '/Admin-Customers'],
      ['AiroTags', '/Admin-AiroTags'],
    ]);
    await expect(main.getByRole('region', { name: 'Activations' })).toHaveTextContent('60 in the last 14 days');
    await expect(main.getByRole('link', { name: '1 pending purchase' })).toHaveAttribute(
      'href',
      '/Admin-Package-Purchases?paymentStatus=Pending',
    );
    await expect(main.getByRole('link', { name: 'View all' })).toHaveAttribute(
      'href',
      '/Admin-DashBoard?activities=all',
    );
  },
};

export const WithAllActivities: Story = {
  tags: ['state'],
  args: { activityExtent: 'all' },
  play: async ({ canvas }) => {
    const activitiesRegion = within(canvas.getByRole('region', { name: 'Recent Activities' }));
    await expect(activitiesRegion.getAllByRole('listitem')).toHaveLength(9);
    await expect(activitiesRegion.getByRole('link', { name: 'View recent' })).toHaveAttribute(
      'href',
      '/Admin-DashBoard',
    );
  },
};

export const WithoutPendingPurchases: Story = {
  tags: ['behaviour'],
  args: { overview: { ...sampleAdminOverview, pendingPurchaseCount: 0 } },
  play: async ({ canvas }) => {
    const quickActionLinks = within(canvas.getByRole('navigation', { name: 'Quick actions' })).getAllByRole('link');
    await expect(quickActionLinks[0]).toHaveTextContent('Add Agency');
  },
};

export const Loading: Story = { tags: ['state'], args: { activities: { status: 'loading', rows: [] } } };

export const RetriesAfterAnError: Story = {
  tags: ['behaviour'],
  args: { activities: { status: 'failed', rows: [] } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FitsAPhone: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    const readLinkTop = (name: string) => main.getByRole('link', { name }).getBoundingClientRect().top;
    await expect(readLinkTop('Agencies')).toBe(readLinkTop('Partners'));
    await expect(readLinkTop('Customers')).toBe(readLinkTop('Partners'));
    await expect(readLinkTop('AiroTags')).toBeGreaterThan(readLinkTop('Customers'));
    await expect(readLinkTop('Add Package')).toBe(readLinkTop('Add Agency'));
    const { top, bottom } = main.getByRole('region', { name: 'Activations' }).getBoundingClientRect();
    await expect(top).toBeGreaterThan(readLinkTop('AiroTags'));
    await expect(bottom).toBeLessThan(readLinkTop('1 pending purchase'));
    await expectNoPageOverflow();
  },
};

export const FillsALargeMonitor: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w1920' } },
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('region', { name: 'Recent Activities' }).getBoundingClientRect();
    await expect(bottom).toBeGreaterThan(0.8 * window.innerHeight);
    await expect(canvas.getByRole('navigation', { name: 'Quick actions' }).getBoundingClientRect().bottom).toBe(bottom);
    await expect(document.documentElement.scrollHeight).toBe(window.innerHeight);
    const readTitleTop = (title: string) => canvas.getByRole('heading', { name: title }).getBoundingClientRect().top;
    await expect(readTitleTop('Quick actions')).toBe(readTitleTop('Recent Activities'));
  },
};

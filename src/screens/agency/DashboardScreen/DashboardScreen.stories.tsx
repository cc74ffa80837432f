import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

import { expectNoPageOverflow, countLines, phoneGlobals, withTextSize } from '~/components/a11y/reflow.play';
import { createSampleActivities } from '~/domain/activity/activity.sample';
import { sampleAgencyOverview } from '~/domain/dashboard/dashboard.sample';

import { AgencyStage } from '../AgencyLayout/AgencyLayout.stage';
import { DashboardScreen } from './DashboardScreen';

const meta = {
  title: 'Screens/Agency/Dashboard',
  component: DashboardScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    overview: sampleAgencyOverview,
    activities: { status: 'ready', rows: createSampleActivities(new Date('2026-06-15T09:00:00')) },
    activityExtent: 'recent',
    onRetry: fn(),
  },
  decorators: [(Story) => <AgencyStage currentPath="/Agencies-DashBoard">{Story()}</AgencyStage>],
} satisfies Meta<typeof DashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  parameters: { modes: 'office', acceptance: ['AGY-03'] },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Partners' })).toHaveAttribute('href', '/Agencies-Partners');
    await expect(main.getByRole('link', { name: 'Customers' })).toHaveAttribute('href', '/Agencies-Customers');
    await expect(main.getByRole('link', { name: 'AiroTags' })).toHaveAttribute('href', '/Agencies-AiroTags');
    await expect(main.getByText('24')).toBeVisible();
    await expect(main.getByText('today')).toHaveTextContent(/^\+5 today$/);
    await expect(main.getByText('27')).toBeVisible();
    await expect(main.getByText('yesterday')).toHaveTextContent(/^\+3 yesterday$/);
    await expect(main.getByText('150')).toBeVisible();
    await expect(main.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Agency purchased',
      'Partner purchased',
      'Unassigned',
    ]);
    await expect(main.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['45', '70', '35']);
    await expect(main.getByRole('link', { name: '35 unassigned AiroTags' })).toHaveAttribute(
      'href',
      '/Agencies-AiroTags?sort=assigned',
    );
    await expect(main.getByRole('link', { name: 'View all' })).toHaveAttribute(
      'href',
      '/Agencies-DashBoard?activities=all',
    );
  },
};

export const WithoutUnassignedTags: Story = {
  tags: ['behaviour'],
  args: { overview: { ...sampleAgencyOverview, tags: { assignedByAgency: 45, assignedByPartner: 70, unassigned: 0 } } },
  play: async ({ canvas }) => {
    const quickActionLinks = within(canvas.getByRole('navigation', { name: 'Quick actions' })).getAllByRole('link');
    await expect(quickActionLinks[0]).toHaveTextContent('Print stickers');
  },
};

export const WithAllActivities: Story = {
  tags: ['state'],
  args: { activityExtent: 'all' },
  parameters: { acceptance: ['AGY-04'] },
  play: async ({ canvas }) => {
    const activitiesRegion = within(canvas.getByRole('region', { name: 'Recent Activities' }));
    await expect(activitiesRegion.getAllByRole('listitem')).toHaveLength(9);
  },
};

export const Loading: Story = { tags: ['state'], args: { activities: { status: 'loading', rows: [] } } };

export const RetriesAfterAnError: Story = {
  tags: ['behaviour'],
  args: { activities: { status: 'failed', rows: [] } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("We couldn't load recent activity.")).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FitsAPhone: Story = {
  tags: ['behaviour'],
  globals: phoneGlobals,
  play: async ({ canvas }) => {
    const getTop = (text: string) => canvas.getByText(text).getBoundingClientRect().top;
    await expect(getTop('+5')).toBe(getTop('+3'));
    await expectNoPageOverflow();
  },
};

export const WithTextAt200Percent: Story = {
  tags: ['state'],
  beforeEach: withTextSize(200),
  play: async ({ canvas }) => {
    for (const name of ['Partners', 'Customers', 'AiroTags']) {
      await expect(countLines(within(canvas.getByRole('heading', { name })).getByRole('link'))).toBe(1);
    }
    await expectNoPageOverflow();
  },
};

export const WithTextAt200PercentFitsAPhone: Story = {
  ...WithTextAt200Percent,
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
};

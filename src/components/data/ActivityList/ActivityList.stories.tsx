import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

import { expectNoPageOverflow } from '~/components/a11y/reflow.play';
import { createSampleAdminActivities } from '~/domain/activity/activity.sample';

import { ActivityList } from './ActivityList';

const rows = createSampleAdminActivities(new Date('2026-06-15T09:00:00'));

/** Use on a dashboard for the latest activities. For rows that the user searches or sorts, use DataTable. */
const meta = {
  title: 'Components/Data/ActivityList',
  component: ActivityList,
  args: {
    activities: { status: 'ready', rows },
    view: 'recent',
    pagePath: '/Admin-DashBoard',
    onRetry: fn(),
  },
} satisfies Meta<typeof ActivityList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const RecentActivities: Story = {
  tags: ['state'],
  parameters: { acceptance: ['AGY-04', 'ADM-05'] },
  play: async ({ canvas }) => {
    const region = within(canvas.getByRole('region', { name: 'Recent Activities' }));
    const items = region.getAllByRole('listitem');
    await expect(items).toHaveLength(5);
    await expect(items[0]).toHaveTextContent('New partner added: Dina S.Today, 08:20');
    await expect(items.map((item) => within(item).getByRole('img')).map((icon) => icon.textContent)).toEqual([
      'Partner',
      'Package',
      'Activity',
      'Activity',
      'Activity',
    ]);
    await expect(region.getByRole('link', { name: 'View all' })).toHaveAttribute(
      'href',
      '/Admin-DashBoard?activities=all',
    );
  },
};

export const AllActivities: Story = {
  tags: ['state'],
  args: { view: 'all' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(rows.length);
    await expect(canvas.getByRole('link', { name: 'View recent' })).toHaveAttribute('href', '/Admin-DashBoard');
  },
};

export const Loading: Story = {
  tags: ['state'],
  args: { activities: { status: 'loading', rows: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading activities' })).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ['state'],
  args: { activities: { status: 'ready', rows: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing has happened yet.')).toBeVisible();
  },
};

export const RetriesAfterAnError: Story = {
  tags: ['behaviour'],
  args: { activities: { status: 'failed', rows: [] } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("We couldn't load recent activity.")).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongTextsOnMobile: Story = {
  tags: ['state'],
  args: {
    activities: {
      status: 'ready',
      rows: [{ id: '1', heading: `Partner ${'Donaudampfschifffahrt'.repeat(6)} updated`, time: 'Today, 08:35' }],
    },
  },
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    await expectNoPageOverflow();
  },
};

/** A purchase can be pending, so its disc has the same colour as that of a partner, not the colour of success. */
export const PurchasesDoNotLookSuccessful: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const [partner, purchase] = ['Partner', 'Package'].map((name) => canvas.getByRole('img', { name }));
    const readColour = (icon?: Element) => icon?.parentElement && getComputedStyle(icon.parentElement).backgroundColor;
    await expect(readColour(purchase)).toBe(readColour(partner));
    await expect(purchase?.querySelector('path')).not.toEqual(partner?.querySelector('path'));
  },
};

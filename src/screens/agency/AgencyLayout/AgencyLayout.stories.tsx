import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';

import { UpcomingNotice } from '~/components/feedback/UpcomingNotice/UpcomingNotice';

import { AgencyLayout } from './AgencyLayout';

const meta = {
  title: 'Screens/Agency/Layout',
  component: AgencyLayout,
  parameters: { layout: 'fullscreen', acceptance: ['AGY-01'] },
  args: {
    currentPath: '/Agencies-Partners',
    agencyName: 'Sample Tags Agency',
    userName: 'Sample Agent',
    onLogout: fn(),
    children: <UpcomingNotice title="Partners" />,
  },
} satisfies Meta<typeof AgencyLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'AiroTag, home' })).toHaveAttribute('href', '/Agencies-DashBoard');
    const nav = within(canvas.getByRole('navigation', { name: 'Agency' }));
    const links = nav.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(links).toEqual([
      ['Home', '/Agencies-DashBoard'],
      ['AiroTags', '/Agencies-AiroTags'],
      ['Partners', '/Agencies-Partners'],
      ['Customers', '/Agencies-Customers'],
      ['Buy AiroTag', '/Agencies-Buy-AiroTag'],
      ['Printing', '/Agencies-PrintQr'],
    ]);
    await expect(nav.getByRole('link', { current: 'page' })).toHaveAccessibleName('Partners');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'w360' } } };

export const LogsOutFromTheProfileMenu: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Profile menu, Sample Agent' }));
    await expect(await screen.findByRole('menuitem', { name: 'Profile' })).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: 'Settings' })).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};

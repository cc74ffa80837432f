import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

import { AdminLayout } from './AdminLayout';

const meta = {
  title: 'Screens/Admin/Layout',
  component: AdminLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    currentPath: '/Admin-Package-Purchases',
    userName: 'Admin owner',
    onLogout: fn(),
    children: <Typography variant="h4">Package Purchases</Typography>,
  },
} satisfies Meta<typeof AdminLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  parameters: { modes: 'office' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'AiroTag, home' })).toHaveAttribute('href', '/Admin-DashBoard');
    await expect(canvas.getByText('Platform admin')).toBeVisible();
    const nav = within(canvas.getByRole('navigation', { name: 'Admin' }));
    const links = nav.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(links).toEqual([
      ['Overview', '/Admin-DashBoard'],
      ['Agencies', '/Admin-Agencies'],
      ['Partners', '/Admin-Partners'],
      ['Customers', '/Admin-Customers'],
      ['Packages', '/Admin-Packages'],
      ['Package Purchases', '/Admin-Package-Purchases'],
      ['AiroTags', '/Admin-AiroTags'],
      ['Utilities', '/Admin-Utilities'],
      ['Settings', '/Admin-Settings'],
    ]);
    await expect(nav.getByRole('link', { current: 'page' })).toHaveAccessibleName('Package Purchases');
  },
};

export const RightToLeft: Story = {
  tags: ['state'],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const navBox = canvas.getByRole('navigation', { name: 'Admin' }).getBoundingClientRect();
    await expect(navBox.left).toBeGreaterThanOrEqual(canvas.getByRole('main').getBoundingClientRect().right);
  },
};

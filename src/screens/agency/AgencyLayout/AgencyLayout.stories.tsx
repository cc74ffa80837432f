import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { expectNoPageOverflow, phoneGlobals } from '~/components/a11y/reflow.play';

import { AgencyLayout } from './AgencyLayout';

const meta = {
  title: 'Screens/Agency/Layout',
  component: AgencyLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    currentPath: '/Agencies-Partners',
    agencyName: 'Harbour Tags',
    userName: 'Sample Agent',
    onLogout: fn(),
    children: <Typography variant="h4">Partners</Typography>,
  },
} satisfies Meta<typeof AgencyLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  parameters: { modes: 'office', acceptance: ['AGY-01'] },
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

export const RightToLeft: Story = {
  tags: ['state'],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const navBox = canvas.getByRole('navigation', { name: 'Agency' }).getBoundingClientRect();
    const mainBox = canvas.getByRole('main').getBoundingClientRect();
    await expect(navBox.left).toBeGreaterThanOrEqual(mainBox.right);
  },
};

export const FitsAPhone: Story = { tags: ['behaviour'], globals: phoneGlobals, play: () => expectNoPageOverflow() };

export const ShowsTheAgencyAndLogsOut: Story = {
  tags: ['behaviour'],
  parameters: { acceptance: ['AGY-01'] },
  play: async ({ args, canvas, userEvent }) => {
    const openMenu = () => userEvent.click(canvas.getByRole('button', { name: 'Profile menu, Sample Agent' }));
    await openMenu();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Profile' }));
    const profileDialog = await screen.findByRole('dialog', { name: 'Profile' });
    await expect(profileDialog).toHaveTextContent('NameSample AgentAgencyHarbour Tags');
    await userEvent.click(within(profileDialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(profileDialog).not.toBeInTheDocument());
    await openMenu();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};

import BoltIcon from 'lucide-react/icons/zap';
import BuildingIcon from 'lucide-react/icons/building-2';
import GridIcon from 'lucide-react/icons/layout-grid';
import PackageIcon from 'lucide-react/icons/package';
import PartnersIcon from 'lucide-react/icons/users';
import PersonIcon from 'lucide-react/icons/user';
import ReceiptIcon from 'lucide-react/icons/receipt-text';
import SettingsIcon from 'lucide-react/icons/settings-2';
import TagIcon from 'lucide-react/icons/tag';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { expectNoPageOverflow } from '~/components/a11y/reflow.play';

import { SideNav } from './SideNav';

/** Use inside OfficeShell for the pages of an area, nine at most. For parts of one page, use tabs. */
const meta = {
  title: 'Components/Shell/SideNav',
  component: SideNav,
  tags: ['behaviour'],
  args: {
    label: 'Admin',
    currentPath: '/admin-settings/',
    items: [
      { href: '/Admin-DashBoard', label: 'Overview', icon: GridIcon },
      { href: '/Admin-Agencies', label: 'Agencies', icon: BuildingIcon },
      { href: '/Admin-Partners', label: 'Partners', icon: PartnersIcon },
      { href: '/Admin-Customers', label: 'Customers', icon: PersonIcon },
      { href: '/Admin-Packages', label: 'Packages', icon: PackageIcon },
      { href: '/Admin-Package-Purchases', label: 'Package Purchases', icon: ReceiptIcon },
      { href: '/Admin-AiroTags', label: 'AiroTags', icon: TagIcon },
      { href: '/Admin-Utilities', label: 'Utilities', icon: BoltIcon },
      { href: '/Admin-Settings', label: 'Settings', icon: SettingsIcon },
    ],
  },
} satisfies Meta<typeof SideNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MarksTheCurrentPage: Story = {
  globals: { viewport: { value: 'w1024' } },
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Admin' }));
    await expect(nav.getByRole('link', { current: 'page' })).toHaveAccessibleName('Settings');
    await expect(nav.getAllByRole('link')).toHaveLength(9);
  },
};

export const ShowsTooltipsOnTheRail: Story = {
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Overview' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip', { name: 'Overview' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    await userEvent.hover(canvas.getByRole('link', { name: 'Agencies' }));
    await expect(await screen.findByRole('tooltip', { name: 'Agencies' })).toBeVisible();
  },
};

export const KeepsItemsInTheirPlacesInTheBar: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { currentPath: '/admin-airotags' },
  play: async ({ canvas }) => {
    const readBox = (name: string) => canvas.getByRole('link', { name }).getBoundingClientRect();
    // AiroTags is the last item of its group, which starts next to the first item of the bar.
    await expect(Math.abs(readBox('Packages').left - readBox('Overview').right)).toBeLessThanOrEqual(1);
    await expect(
      Math.abs(readBox('AiroTags').right - canvas.getByRole('list').getBoundingClientRect().right),
    ).toBeLessThanOrEqual(1);
  },
};

export const ScrollsTheBarToTheCurrentItem: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const listBox = canvas.getByRole('list').getBoundingClientRect();
    const settingsLinkBox = canvas.getByRole('link', { name: 'Settings' }).getBoundingClientRect();
    const purchasesLinkBox = canvas.getByRole('link', { name: 'Package Purchases' }).getBoundingClientRect();
    // The bar is exactly as wide as four items, so that no item is cut off.
    await expect(Math.abs(settingsLinkBox.right - listBox.right)).toBeLessThanOrEqual(1);
    await expect(Math.abs(purchasesLinkBox.left - listBox.left)).toBeLessThanOrEqual(1);
    await expectNoPageOverflow();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import {
  getBox,
  expectBottomBar,
  expectFullNav,
  expectRail,
  getNavLink,
} from '~/components/shell/OfficeShell/OfficeShell.play';
import { longPageContent } from '~/components/shell/OfficeShell/OfficeShell.stage';

import { AdminLayout } from './AdminLayout';

const navigationLabels = [
  ...['Overview', 'Agencies', 'Partners', 'Customers', 'Packages', 'Package Purchases', 'AiroTags', 'Utilities'],
  'Settings',
];

const meta = {
  title: 'Screens/Admin/Layout/Widths',
  component: AdminLayout,
  tags: ['behaviour'],
  parameters: { layout: 'fullscreen' },
  args: {
    currentPath: '/Admin-Package-Purchases',
    userName: 'Admin owner',
    onLogout: fn(),
    children: longPageContent,
  },
} satisfies Meta<typeof AdminLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ScrollsTheBottomBarAt360: Story = {
  parameters: { acceptance: ['ADM-02'] },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const barBox = await expectBottomBar(canvas, 'Admin');
    const currentLinkBox = getBox(getNavLink(canvas, 'Admin', 'Package Purchases'));
    await expect(currentLinkBox.left).toBeGreaterThanOrEqual(72);
    await expect(currentLinkBox.right).toBeLessThanOrEqual(window.innerWidth);
    const moreButtonBox = getBox(canvas.getByRole('button', { name: 'More' }));
    const overviewLink = getNavLink(canvas, 'Admin', 'Overview');
    for (const name of navigationLabels) {
      const link = getNavLink(canvas, 'Admin', name);
      link.focus();
      await waitFor(() => expect(getBox(link).right).toBeLessThanOrEqual(moreButtonBox.left + 1));
      // The sticky first link stays in view and does not cover the focused link.
      await expect(getBox(overviewLink).left).toBe(0);
      await expect(getBox(link).left).toBeGreaterThanOrEqual(
        link === overviewLink ? 0 : getBox(overviewLink).right - 1,
      );
      await expect(getBox(link).width).toBe(72);
      await expect(getBox(within(link).getByText(name)).right).toBeLessThanOrEqual(getBox(link).right);
    }
    // Neither the top bar nor the bottom bar covers a focused control.
    for (const name of ['Row 40', 'Row 20', 'Row 1']) {
      const row = canvas.getByRole('button', { name });
      row.focus();
      await waitFor(() => expect(getBox(row).bottom).toBeLessThanOrEqual(barBox.top));
      await expect(getBox(row).top).toBeGreaterThanOrEqual(56);
    }
  },
};

export const ShowsARailWithTooltipsAt1023: Story = {
  parameters: { acceptance: ['ADM-02'] },
  globals: { viewport: { value: 'w1023' } },
  play: async ({ canvas, userEvent }) => {
    await expectRail(canvas, 'Admin', navigationLabels);
    await userEvent.hover(getNavLink(canvas, 'Admin', 'Packages'));
    await expect(await screen.findByRole('tooltip', { name: 'Packages' })).toBeVisible();
  },
};

export const ShowsTheFullNavigationAt1024: Story = {
  parameters: { acceptance: ['ADM-02'] },
  globals: { viewport: { value: 'w1024' } },
  play: async ({ canvas }) => {
    await expectFullNav(canvas, 'Admin', navigationLabels);
    // The longest label is on one line, next to the mark of the current page.
    await expect(getBox(getNavLink(canvas, 'Admin', 'Package Purchases')).height).toBe(44);
    await expect(getBox(canvas.getByText('Package Purchases')).height).toBeLessThan(30);
  },
};

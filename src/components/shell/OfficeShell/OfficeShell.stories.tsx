import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import CartIcon from 'lucide-react/icons/shopping-cart';
import HomeIcon from 'lucide-react/icons/house';
import PartnersIcon from 'lucide-react/icons/users';
import PersonIcon from 'lucide-react/icons/user';
import PrinterIcon from 'lucide-react/icons/printer';
import TagIcon from 'lucide-react/icons/tag';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { expectNoPageOverflow, phoneGlobals } from '~/components/a11y/reflow.play';

import { OfficeShell } from './OfficeShell';

/** Use for the back-office and the portal. The public site has SiteBar and SiteFooter instead. */
const meta = {
  title: 'Components/Shell/OfficeShell',
  component: OfficeShell,
  parameters: { layout: 'fullscreen' },
  args: {
    navLabel: 'Agency',
    title: 'Harbour Tags',
    currentPath: '/Agencies-Partners',
    items: [
      { href: '/Agencies-DashBoard', label: 'Home', icon: HomeIcon },
      { href: '/Agencies-AiroTags', label: 'AiroTags', icon: TagIcon },
      { href: '/Agencies-Partners', label: 'Partners', icon: PartnersIcon },
      { href: '/Agencies-Customers', label: 'Customers', icon: PersonIcon },
      { href: '/Agencies-Buy-AiroTag', label: 'Buy AiroTag', icon: CartIcon },
      { href: '/Agencies-PrintQr', label: 'Printing', icon: PrinterIcon },
    ],
    profile: { userName: 'Sample Agent', facts: [], onLogout: fn() },
    children: <Typography variant="h4">Partners</Typography>,
  },
} satisfies Meta<typeof OfficeShell>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

export const Default: Story = { tags: ['state'] };

export const FitsATablet: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w768' } },
  play: () => expectNoPageOverflow(),
};

export const FitsAPhone: Story = { tags: ['behaviour'], globals: phoneGlobals, play: () => expectNoPageOverflow() };

export const SkipsToTheContent: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

const longPage = <Box sx={{ blockSize: 3000 }}>A long page</Box>;

async function expectVisibleLogoAfterScrolling(canvas: Canvas) {
  window.scrollTo(0, 600);
  await expect(window.scrollY).toBeGreaterThan(0);
  const logo = canvas.getByRole('link', { name: 'AiroTag, home' });
  const { left, top, width, height } = logo.getBoundingClientRect();
  await expect(logo.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
}

export const KeepsTheLogoAboveTheRail: Story = {
  tags: ['behaviour'],
  args: { children: longPage },
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => expectVisibleLogoAfterScrolling(canvas),
};

export const KeepsTheLogoAboveTheFullNavigation: Story = {
  tags: ['behaviour'],
  args: { children: longPage },
  globals: { viewport: { value: 'w1024' } },
  play: async ({ canvas }) => expectVisibleLogoAfterScrolling(canvas),
};

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

import { OfficeShell } from './OfficeShell';

const meta = {
  title: 'Components/Shell/OfficeShell',
  component: OfficeShell,
  parameters: { layout: 'fullscreen', acceptance: ['AGY-01'] },
  args: {
    area: 'Agency',
    title: 'Sample Tags Agency',
    currentPath: '/Agencies-Partners',
    items: [
      { href: '/Agencies-DashBoard', label: 'Home', icon: HomeIcon },
      { href: '/Agencies-AiroTags', label: 'AiroTags', icon: TagIcon },
      { href: '/Agencies-Partners', label: 'Partners', icon: PartnersIcon },
      { href: '/Agencies-Customers', label: 'Customers', icon: PersonIcon },
      { href: '/Agencies-Buy-AiroTag', label: 'Buy AiroTag', icon: CartIcon },
      { href: '/Agencies-PrintQr', label: 'Printing', icon: PrinterIcon },
    ],
    profile: { userName: 'Sample Agent', details: [], onLogout: fn() },
    children: <Typography variant="h4">Partners</Typography>,
  },
} satisfies Meta<typeof OfficeShell>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const boxOf = (element: HTMLElement) => element.getBoundingClientRect();

async function expectABarAtTheBottom(canvas: Canvas) {
  const bar = boxOf(canvas.getByRole('navigation', { name: 'Agency' }));
  await expect(bar.width).toBe(window.innerWidth);
  await expect(bar.bottom).toBe(window.innerHeight);
  // The bar takes room of its own: the page ends where it begins.
  await expect(boxOf(canvas.getByRole('main')).bottom).toBeLessThanOrEqual(bar.top);
  for (const link of canvas.getAllByRole('link', {
    name: /^(Home|AiroTags|Partners|Customers|Buy AiroTag|Printing)$/,
  })) {
    await expect(boxOf(link).width).toBeGreaterThanOrEqual(44);
    await expect(boxOf(link).right).toBeLessThanOrEqual(window.innerWidth);
  }
  await expect(boxOf(canvas.getByText('Buy AiroTag')).width).toBeGreaterThan(40);
  await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
}

async function expectARailOfIcons(canvas: Canvas) {
  const rail = boxOf(canvas.getByRole('navigation', { name: 'Agency' }));
  await expect(rail.width).toBe(72);
  await expect(boxOf(canvas.getByRole('main')).left).toBe(72);
  await expect(boxOf(canvas.getByText('Buy AiroTag')).width).toBe(1);
  const link = boxOf(canvas.getByRole('link', { name: 'Buy AiroTag' }));
  await expect([link.width, link.height]).toEqual([52, 48]);
}

async function expectTheFullColumn(canvas: Canvas) {
  await expect(boxOf(canvas.getByRole('navigation', { name: 'Agency' })).width).toBe(216);
  await expect(boxOf(canvas.getByRole('main')).left).toBe(216);
  await expect(boxOf(canvas.getByText('Buy AiroTag')).width).toBeGreaterThan(40);
  await expect(canvas.getByText('Sample Tags Agency')).toBeVisible();
}

export const BarAt360: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => expectABarAtTheBottom(canvas),
};

export const BarAt767: Story = {
  globals: { viewport: { value: 'w767' } },
  play: async ({ canvas }) => expectABarAtTheBottom(canvas),
};

export const RailAt768: Story = {
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => expectARailOfIcons(canvas),
};

export const RailAt1023: Story = {
  globals: { viewport: { value: 'w1023' } },
  play: async ({ canvas }) => expectARailOfIcons(canvas),
};

export const FullAt1024: Story = {
  globals: { viewport: { value: 'w1024' } },
  play: async ({ canvas }) => expectTheFullColumn(canvas),
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const SkipsToTheContent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

const longPage = <Box sx={{ blockSize: 3000 }}>A page that scrolls</Box>;

async function expectTheLogoInSight(canvas: Canvas) {
  window.scrollTo(0, 600);
  const logo = canvas.getByRole('link', { name: 'AiroTag, home' });
  const { left, top, width, height } = boxOf(logo);
  await expect(logo.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
}

export const KeepsItsLogoInSightBesideTheRail: Story = {
  args: { children: longPage },
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => expectTheLogoInSight(canvas),
};

export const KeepsItsLogoInSightOverTheColumn: Story = {
  args: { children: longPage },
  globals: { viewport: { value: 'w1024' } },
  play: async ({ canvas }) => expectTheLogoInSight(canvas),
};

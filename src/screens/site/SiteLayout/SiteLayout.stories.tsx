import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { expectNoPageOverflow, phoneGlobals } from '~/components/a11y/reflow.play';
import { sampleStores } from '~/components/site/stores.sample';
import { drawQr } from '~/domain/codes/qr';

import { SiteLayout } from './SiteLayout';

const meta = {
  title: 'Screens/Site/Layout',
  component: SiteLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    currentPage: 'contact',
    siteCode: drawQr('https://tag.example.com/'),
    petTagCode: drawQr('https://tag.example.com/t/7C41E9'),
    contact: { phone: '+971 4 000 0000', email: 'hello@example.com' },
    socialLinks: [],
    stores: [],
    year: 2026,
    children: <Typography variant="h1">Contact</Typography>,
  },
} satisfies Meta<typeof SiteLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  parameters: { modes: 'site' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('main')).toHaveTextContent('Contact');
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
};

export const RightToLeft: Story = {
  tags: ['state'],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const banner = within(canvas.getByRole('banner'));
    const homeLinkBox = banner.getAllByRole('link')[0]?.getBoundingClientRect();
    const downloadButtonBox = banner.getByRole('button', { name: 'Download app' }).getBoundingClientRect();
    await expect(homeLinkBox?.left).toBeGreaterThan(downloadButtonBox.right);
    await expectNoPageOverflow();
  },
};

export const FitsAPhone: Story = { tags: ['behaviour'], globals: phoneGlobals, play: () => expectNoPageOverflow() };

export const OnATagPage: Story = {
  tags: ['state'],
  args: { isTagPage: true },
  play: async ({ canvas }) => {
    const footerQueries = within(canvas.getByRole('contentinfo'));
    await expect(footerQueries.getAllByRole('link').map((link) => link.textContent)).toEqual(['Privacy', 'Terms']);
  },
};

export const SkipsToTheContent: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

export const PassesTheStoresToTheDownloadPanel: Story = {
  tags: ['behaviour'],
  args: { stores: sampleStores },
  parameters: { acceptance: ['SET-07'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download app' }));
    await expect(canvas.getByRole('link', { name: 'App Store' })).toHaveAttribute(
      'href',
      'https://appstore.example.com/app/id1234567890',
    );
  },
};

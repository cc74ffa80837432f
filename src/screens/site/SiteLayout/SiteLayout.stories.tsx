import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { sampleStores } from '~/components/site/stores.sample';
import { drawQr } from '~/domain/codes/qr';

import { SiteLayout } from './SiteLayout';

const meta = {
  title: 'Screens/Site/Layout',
  component: SiteLayout,
  parameters: { layout: 'fullscreen', acceptance: ['PUB-12', 'SET-07'] },
  args: {
    current: 'contact',
    siteCode: drawQr('https://tag.example.com/'),
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('main')).toHaveTextContent('Contact');
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'w360' } } };

export const SkipsToTheContent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to the content' });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', '#main');
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main');
  },
};

export const SaysThatTheStoreLinksAreComing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download app' }));
    await expect(canvas.getByRole('dialog', { name: 'AiroTag for your phone' })).toHaveTextContent(
      'The links to the App Store and Google Play are coming.',
    );
  },
};

export const LeadsToTheStores: Story = {
  args: { stores: sampleStores },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download app' }));
    await expect(canvas.getByRole('link', { name: 'App Store' })).toHaveAttribute(
      'href',
      'https://appstore.example.com/app/id1234567890',
    );
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { withTagCode } from '~/components/brand/CodeSprite/CodeSprite.stage';
import { DownloadPanel } from '~/components/site/DownloadPanel/DownloadPanel';
import { sampleAppStore, sampleStores } from '~/components/site/stores.sample';

import { AppSection } from './AppSection';

const meta = {
  title: 'Screens/Site/Home/Download app',
  component: AppSection,
  parameters: { layout: 'fullscreen' },
  args: { stores: [] },
  decorators: [
    (Story, { args }) => (
      <>
        <Story />
        <DownloadPanel stores={args.stores} />
      </>
    ),
    withTagCode,
  ],
  tags: ['state'],
} satisfies Meta<typeof AppSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutStores: Story = {
  parameters: { acceptance: ['PUB-14'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^The app isn't out yet\./)).toBeVisible();
    const links = canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(links).toEqual([['Ask for a tag now', '/Contact']]);
    await expect(canvas.getByRole('button', { name: 'Google Play' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'App Store' }));
    await expect(canvas.getByRole('dialog', { name: 'The app is on its way' })).toBeVisible();
  },
};

export const WithStores: Story = {
  parameters: { modes: 'phone', acceptance: ['SET-07'] },
  args: { stores: sampleStores },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/isn't out yet/)).not.toBeInTheDocument();
    const appStoreLink = canvas.getByRole('link', { name: 'App Store' });
    await expect(appStoreLink).toHaveAttribute('href', 'https://appstore.example.com/app/id1234567890');
    await expect(appStoreLink).toHaveAttribute('rel', 'noopener');
    await expect(canvas.getByRole('link', { name: 'Google Play' })).toHaveAttribute(
      'href',
      'https://playstore.example.com/details?id=com.example.tags',
    );
  },
};

export const WithOneStore: Story = {
  args: { stores: [sampleAppStore] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'App Store' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Google Play' }));
    await expect(canvas.getByText('Google Play is coming soon.')).toBeVisible();
  },
};

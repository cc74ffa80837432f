import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { readCode } from '~/components/brand/CodeSheet/readCode';

import { sampleAppStore, sampleStores } from '../stores.sample';
import { StoreLinks } from './StoreLinks';

const meta = {
  title: 'Components/Site/StoreLinks',
  component: StoreLinks,
  tags: ['state'],
  args: { stores: sampleStores },
  globals: { viewport: { value: 'w1024' } },
} satisfies Meta<typeof StoreLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [appStore, playStore] = canvas.getAllByRole('link');
    await expect(appStore).toHaveAccessibleName('App Store');
    await expect(appStore).toHaveAttribute('href', 'https://appstore.example.com/app/id1234567890');
    await expect(appStore).toHaveAttribute('rel', 'noopener');
    await expect(playStore).toHaveAccessibleName('Google Play');
    await expect(playStore).toHaveAttribute('href', 'https://playstore.example.com/details?id=com.example.tags');
  },
};

export const WithOneStore: Story = { args: { stores: [sampleAppStore] } };

export const WithQrCodesOnDesktop: Story = {
  parameters: { acceptance: ['SET-07'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Scan with your phone')).toHaveLength(2);
    for (const [name, url] of [
      ['QR code: App Store', 'https://appstore.example.com/app/id1234567890'],
      ['QR code: Google Play', 'https://playstore.example.com/details?id=com.example.tags'],
    ] as const) {
      const code = canvas.getByRole('img', { name });
      await expect(await readCode(code, 152)).toBe(url);
    }
  },
};

export const Mobile: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

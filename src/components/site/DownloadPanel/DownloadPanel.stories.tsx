import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { sampleAppStore, sampleStores } from '../stores.sample';
import { DownloadPanel } from './DownloadPanel';
import { downloadPanelId } from './downloadPanelId';

const meta = {
  title: 'Components/Site/DownloadPanel',
  component: DownloadPanel,
  parameters: { acceptance: ['PUB-12', 'SET-07'] },
  args: { stores: [] },
  render: ({ stores }) => (
    <>
      <Button popoverTarget={downloadPanelId}>Download app</Button>
      <DownloadPanel stores={stores} />
    </>
  ),
} satisfies Meta<typeof DownloadPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download app' }));
    await expect(canvas.getByRole('dialog', { name: 'AiroTag for your phone' })).toBeVisible();
    await expect(
      canvas.getByText('The links to the App Store and Google Play are coming. Nobody needs the app to scan a tag.'),
    ).toBeVisible();
  },
};

export const OnAPhone: Story = { ...Open, globals: { viewport: { value: 'w360' } } };

export const WithStores: Story = {
  args: { stores: sampleStores },
  globals: { viewport: { value: 'w1024' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download app' }));
    const panel = within(canvas.getByRole('dialog', { name: 'AiroTag for your phone' }));
    await expect(panel.getByRole('link', { name: 'App Store' })).toBeVisible();
    await expect(panel.getByRole('link', { name: 'Google Play' })).toBeVisible();
    await expect(panel.queryByText(/coming/)).not.toBeInTheDocument();
  },
};

export const WithStoresInTheDark: Story = { ...WithStores, globals: { theme: 'dark', viewport: { value: 'w1024' } } };

export const WithStoresOnAPhone: Story = { ...WithStores, globals: { viewport: { value: 'w360' } } };

export const SaysWhichStoreIsStillComing: Story = {
  args: { stores: [sampleAppStore] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download app' }));
    await expect(canvas.getByRole('link', { name: 'App Store' })).toBeVisible();
    await expect(canvas.getByText('The link to Google Play is coming.')).toBeVisible();
  },
};

export const Closes: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download app' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.getByText('AiroTag for your phone')).not.toBeVisible();
  },
};

import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { readCode } from '~/components/brand/CodeSprite/readCode.play';

import { sampleAppStore, sampleStores } from '../stores.sample';
import { DownloadPanel } from './DownloadPanel';
import { downloadPanelId } from './downloadPanelId';

const meta = {
  title: 'Components/Site/DownloadPanel',
  component: DownloadPanel,
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

export const WithoutStores: Story = {
  tags: ['state'],
  parameters: { acceptance: ['PUB-12'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download app' }));
    await expect(canvas.getByRole('dialog', { name: 'AiroTag for your phone' })).toBeVisible();
    await expect(
      canvas.getByText('The links to the App Store and Google Play are coming. Nobody needs the app to scan a tag.'),
    ).toBeVisible();
  },
};

export const WithStores: Story = {
  tags: ['state'],
  args: { stores: sampleStores },
  parameters: { acceptance: ['SET-07'] },
  globals: { viewport: { value: 'w1024' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download app' }));
    const panel = within(canvas.getByRole('dialog', { name: 'AiroTag for your phone' }));
    await expect(panel.queryByText(/coming/)).not.toBeInTheDocument();
    await expect(panel.getAllByText('Scan with your phone')).toHaveLength(2);
    for (const [name, url] of [
      ['App Store', 'https://appstore.example.com/app/id1234567890'],
      ['Google Play', 'https://playstore.example.com/details?id=com.example.tags'],
    ] as const) {
      await expect(panel.getByRole('link', { name })).toHaveAttribute('href', url);
      await expect(panel.getByRole('link', { name })).toHaveAttribute('rel', 'noopener');
      await expect(await readCode(panel.getByRole('img', { name: `QR code: ${name}` }), 152)).toBe(url);
    }
  },
};

export const Mobile: Story = {
  tags: ['state'],
  args: { stores: sampleStores },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download app' }));
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const WithOneStore: Story = {
  tags: ['state'],
  args: { stores: [sampleAppStore] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download app' }));
    await expect(canvas.getByRole('link', { name: 'App Store' })).toBeVisible();
    await expect(canvas.getByText('The link to Google Play is coming.')).toBeVisible();
  },
};

export const MovesAndRestoresTheFocus: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const download = canvas.getByRole('button', { name: 'Download app' });
    await userEvent.click(download);
    await waitFor(() => expect(canvas.getByRole('dialog')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.getByText('AiroTag for your phone')).not.toBeVisible();
    await expect(download).toHaveFocus();
  },
};

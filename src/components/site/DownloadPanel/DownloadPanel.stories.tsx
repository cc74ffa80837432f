import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { CodeSprite } from '~/components/brand/CodeSprite/CodeSprite';
import { readQrCodeText } from '~/components/brand/CodeSprite/readQrCodeText.play';
import { drawQr } from '~/domain/codes/qr';

import { sampleAppStore, sampleStores } from '../stores.sample';
import { DownloadPanel } from './DownloadPanel';
import { downloadPanelId } from './downloadPanelId';

/** Use once per page, opened by any 'Download app' button. For a link to another page, use ActionLink. */
const meta = {
  title: 'Components/Site/DownloadPanel',
  component: DownloadPanel,
  args: { stores: [] },
  render: ({ stores }) => (
    <CodeSprite code={drawQr('https://tag.example.com/t/7C41E9')}>
      <Button popoverTarget={downloadPanelId}>Download app</Button>
      <DownloadPanel stores={stores} />
    </CodeSprite>
  ),
} satisfies Meta<typeof DownloadPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutStores: Story = {
  tags: ['state'],
  parameters: { acceptance: ['PUB-12'] },
  globals: { viewport: { value: 'w1024' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download app' }));
    const panel = within(canvas.getByRole('dialog', { name: 'The app is on its way' }));
    await expect(
      panel.getByText("The app is coming to the App Store and Google Play. You don't need it to scan a tag."),
    ).toBeVisible();
    await expect(panel.getByText('Scan a sample tag')).toBeVisible();
    await expect(await readQrCodeText(panel.getByRole('img', { name: 'QR code: a sample tag' }), 152)).toBe(
      'https://tag.example.com/t/7C41E9',
    );
    await expect(panel.getByRole('link', { name: 'Try the demo' })).toHaveAttribute('href', '/AiroTagExperience');
    await expect(panel.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/Contact');
    await expect(panel.queryByRole('link', { name: 'Open the sample tag' })).not.toBeInTheDocument();
  },
};

/** A phone cannot scan its own screen, so it shows a link instead of the QR code. */
export const MobileWithoutStores: Story = {
  tags: ['state'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download app' }));
    await expect(canvas.getByRole('link', { name: 'Open the sample tag' })).toHaveAttribute('href', '/t/7C41E9');
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const WithStores: Story = {
  tags: ['state'],
  args: { stores: sampleStores },
  parameters: { acceptance: ['SET-07'] },
  globals: { viewport: { value: 'w1024' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download app' }));
    const panel = within(canvas.getByRole('dialog', { name: 'Get the app' }));
    await expect(panel.queryByText(/coming/)).not.toBeInTheDocument();
    await expect(panel.getAllByText('Scan with your phone')).toHaveLength(2);
    for (const [name, url] of [
      ['App Store', 'https://appstore.example.com/app/id1234567890'],
      ['Google Play', 'https://playstore.example.com/details?id=com.example.tags'],
    ] as const) {
      await expect(panel.getByRole('link', { name })).toHaveAttribute('href', url);
      await expect(panel.getByRole('link', { name })).toHaveAttribute('rel', 'noopener');
      await expect(await readQrCodeText(panel.getByRole('img', { name: `QR code: ${name}` }), 152)).toBe(url);
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
    await expect(canvas.getByText('Google Play is coming soon.')).toBeVisible();
  },
};

import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { DownloadPanel } from './DownloadPanel';
import { downloadPanelId } from './downloadPanelId';

const meta = {
  title: 'Components/Site/DownloadPanel',
  component: DownloadPanel,
  render: () => (
    <>
      <Button popoverTarget={downloadPanelId}>Download app</Button>
      <DownloadPanel />
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

export const Closes: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download app' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.getByText('AiroTag for your phone')).not.toBeVisible();
  },
};

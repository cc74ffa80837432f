import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';

import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';

import type { DownloadOutcome, PrintingEffects } from '../controller/printingEffects';
import { DownloadCodesDialog } from './DownloadCodesDialog';
import { airCodes } from './tags.sample';

const downloadCodes = fn<PrintingEffects['downloadCodes']>(() => Promise.resolve('saved'));

const meta = {
  title: 'Screens/Agency/Printing/Download codes/Dialog',
  component: DownloadCodesDialog,
  tags: ['behaviour'],
  args: {
    open: true,
    codes: airCodes.map((code, index) => ({ code, number: index + 1 })),
    tagBaseUrl: 'https://tag.example.com',
    settings: defaultPrintSettings,
    onDownload: downloadCodes,
    onClose: fn(),
  },
} satisfies Meta<typeof DownloadCodesDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!behaviour', 'state'] };

let finishDownload: (outcome: DownloadOutcome) => void = () => undefined;

export const ShowsProgressAndCancels: Story = {
  beforeEach: () => {
    const pendingDownload = new Promise<DownloadOutcome>((resolve) => (finishDownload = resolve));
    downloadCodes.mockReturnValueOnce(pendingDownload);
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Download' }));
    downloadCodes.mock.lastCall?.[1].onProgress(60);
    await expect(await screen.findByText('Packing 60 of 120 codes')).toBeVisible();
    await expect(screen.getByRole('progressbar', { name: 'Codes packed' })).toHaveAttribute('aria-valuenow', '50');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(downloadCodes.mock.lastCall?.[1].signal.aborted).toBe(true);
    await expect(args.onClose).toHaveBeenCalledOnce();
    finishDownload('cancelled');
  },
};

export const ReportsAnError: Story = {
  beforeEach: () => {
    downloadCodes.mockResolvedValueOnce('failed');
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Download' }));
    await expect(
      await screen.findByText("We couldn't make the ZIP file. Check your connection and try again."),
    ).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled();
  },
};

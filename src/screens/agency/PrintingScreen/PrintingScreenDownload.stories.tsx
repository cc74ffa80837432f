import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';

import { openTagSettings } from './PrintingScreen.play';
import { PrintingStage, printingMeta } from './PrintingScreen.stage';
import type { PrintingEffects } from './controller/printingEffects';
import { codeListFile, createListEntries, airCodes } from './tags/tags.sample';

const downloadCodes = fn<PrintingEffects['downloadCodes']>(() => Promise.resolve('saved'));

const meta = {
  title: 'Screens/Agency/Printing/Download codes',
  component: PrintingStage,
  tags: ['behaviour'],
  ...printingMeta,
  args: {
    ...printingMeta.args,
    initialState: { tags: createListEntries({ from: 'file', file: codeListFile }) },
    downloadCodes,
  },
} satisfies Meta<typeof PrintingStage>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openDialog(context: Parameters<typeof openTagSettings>[0]) {
  const settingsRegion = await openTagSettings(context);
  await context.userEvent.click(settingsRegion.getByRole('button', { name: 'Download codes' }));
  return screen.findByRole('dialog', { name: 'Download codes' });
}

export const DownloadsEachCodeOnce: Story = {
  args: {
    initialState: {
      tags: createListEntries({ from: 'file', file: codeListFile }),
      settings: { ...defaultPrintSettings, quantity: 3 },
    },
  },
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openDialog(context);
    await expect(dialog).toHaveTextContent(
      '120 codes in a ZIP file: for each code, a file with its QR code, and a list of all files.',
    );
    await expect(screen.getByText('QR codes are 15 mm wide and stay sharp at any size.')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'PNG' }));
    await expect(
      screen.getByText('QR codes are 370 px wide, which is 15.7 mm at 600 dpi. Each square has whole pixels.'),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    const request = downloadCodes.mock.lastCall?.[0];
    await expect(request?.codes.map(({ code }) => code)).toEqual(airCodes);
    await expect(request?.format).toBe('png');
  },
};

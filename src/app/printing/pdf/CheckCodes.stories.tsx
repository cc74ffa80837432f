import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { noPrinters, putPrinter } from '~/domain/printing/calibration/printer';
import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';
import type { PdfCheckJob, PrintingEffects } from '~/screens/agency/PrintingScreen/controller/printingEffects';
import { PrintingStage } from '~/screens/agency/PrintingScreen/PrintingScreen.stage';

import { checkPdf } from './checkPdf';
import { createPdf } from './createPdf';

const tagBaseUrl = 'https://tag.example.com';
const { barcode, qr } = defaultPrintSettings;
/** Returns settings for stickers with two codes each. */
const createSettings = (quantity: number) => ({
  ...defaultPrintSettings,
  quantity,
  barcode: { ...barcode, shown: true, serial: true, width: 42, x: 8 },
});

/** Returns a `checkPdf` that expects the codes that `change` returns, so that the codes of the real PDF look wrong. */
const checkAgainst =
  (change: (codes: string[]) => string[]): PrintingEffects['checkPdf'] =>
  (job: PdfCheckJob, options) => {
    const codes = change(job.run.codes.map(({ code }) => code));
    const run = { ...job.run, codes: codes.map((code, index) => ({ code, number: index + 1 })) };
    return checkPdf({ ...job, run, tagBaseUrl }, options);
  };

const meta = {
  title: 'Flows/Check the codes of a PDF',
  component: PrintingStage,
  tags: ['behaviour'],
  parameters: { layout: 'fullscreen' },
  args: {
    tagBaseUrl,
    clearSelectedTags: fn(),
    print: fn<PrintingEffects['print']>(),
    initialState: { settings: createSettings(5) },
    createPdf: (job, options) => createPdf(job, tagBaseUrl, options),
    checkPdf: (job, options) => checkPdf({ ...job, tagBaseUrl }, options),
  },
} satisfies Meta<typeof PrintingStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Time limit in ms: enough for a busy machine to make and read two pages. */
const timeoutMs = 40_000;

export const ReadsAllCodesOfTheFinishedPdf: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check codes' }));
    await expect(await canvas.findByText('10 of 10 codes read', {}, { timeout: timeoutMs })).toBeVisible();
  },
};

/** A printer that prints too small, and too far to the left and top. Its correction is the largest that is allowed. */
const printers = {
  list: putPrinter(noPrinters, {
    name: 'Office laser',
    calibration: { dx: 10, dy: 10, sx: 1.05, sy: 1.05 },
    paper: { width: 210, height: 297 },
    measuredOn: '2026-06-01',
  }),
  save: fn(),
  today: () => '2026-06-15',
  createTestPdf: fn(),
};

export const LooksForCodesWhereTheCorrectionHasMovedThem: Story = {
  args: {
    printers,
    // At the edge of the sticker, the code is found only if the check takes the printer's correction into account.
    initialState: { settings: { ...defaultPrintSettings, quantity: 3, qr: { ...qr, x: 70, y: 75 } } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check codes' }));
    await expect(await canvas.findByText('3 of 3 codes read', {}, { timeout: timeoutMs })).toBeVisible();
  },
};

export const FindsAWrongCode: Story = {
  args: {
    initialState: { settings: createSettings(17) },
    checkPdf: checkAgainst((codes) => codes.with(16, 'FFFFFFFFFF')),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check codes' }));
    await expect(await canvas.findByText('2 of 34 codes wrong', {}, { timeout: timeoutMs })).toBeVisible();
    await expect(canvas.getByText(/^Page 2, label 1: the QR code contains/)).toHaveTextContent(
      'instead of “https://tag.example.com/t/FFFFFFFFFF”',
    );
    await expect(
      await canvas.findByRole('img', { name: 'Page 2 of 2, 1 sticker, sticker 17 highlighted' }),
    ).toBeVisible();
  },
};

export const FindsASwappedPair: Story = {
  args: {
    checkPdf: checkAgainst((codes) =>
      codes.map((code, index) => codes[index === 3 ? 4 : index === 4 ? 3 : index] ?? code),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check codes' }));
    await expect(await canvas.findByText('4 of 10 codes wrong', {}, { timeout: timeoutMs })).toBeVisible();
    await expect(canvas.getByText(/^Page 1, label 4: the QR code belongs on page 1, label 5/)).toBeVisible();
  },
};

export const FindsCodesBeyondTheStickerEdge: Story = {
  args: { initialState: { settings: { ...defaultPrintSettings, quantity: 2, qr: { ...qr, x: 85 } } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check codes' }));
    await expect(await canvas.findByText('0 of 2 codes read', {}, { timeout: timeoutMs })).toBeVisible();
    await expect(canvas.getByText(/^Page 1, label 1: the QR code could not be read/)).toBeVisible();
  },
};

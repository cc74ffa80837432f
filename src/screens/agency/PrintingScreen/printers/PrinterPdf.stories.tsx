import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { PrintingStage, printingMeta } from '../PrintingScreen.stage';
import { createFakeCheck, pdfArgs, pdfFile } from '../pdf/pdf.stage';
import { choosePrinter } from './printers.play';
import { officeLaser, twoPrinters } from './printers.sample';

const checkPdf = createFakeCheck({ status: 'checked', findings: [] });
const printers = { list: twoPrinters, save: fn(), today: () => '2026-06-15', createTestPdf: fn() };

const meta = {
  title: 'Screens/Agency/Printing/PDF of a printer',
  component: PrintingStage,
  tags: ['behaviour'],
  ...printingMeta,
  args: { ...pdfArgs, checkPdf, printers },
} satisfies Meta<typeof PrintingStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NamesThePrinterInThePdf: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save as PDF' }));
    await expect(await canvas.findByText('For Office laser only: 0.5 mm right, 101 %.')).toBeVisible();
    await expect(pdfArgs.createPdf.mock.calls[0]?.[0]).toMatchObject({
      title: 'AiroTag stickers for Office laser',
      calibration: officeLaser.calibration,
    });
    await expect(pdfArgs.saveFile.mock.calls).toEqual([[pdfFile, 'airotag-stickers-office-laser-2026-06-15.pdf']]);
    await userEvent.click(canvas.getByRole('button', { name: 'Code list (CSV)' }));
    await expect(pdfArgs.saveTable.mock.calls[0]?.[1]).toBe('airotag-stickers-office-laser-2026-06-15');
  },
};

export const ChecksTheCodesAtTheirCorrectedPositions: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check codes' }));
    await expect(await canvas.findByText('240 of 240 codes read')).toBeVisible();
    await expect(checkPdf.mock.calls[0]?.[0].calibration).toEqual(officeLaser.calibration);
  },
};

export const ReportsThatThePdfIsOutdatedForAnotherPrinter: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Save as PDF' }));
    await canvas.findByText('PDF saved');
    await expect(canvas.queryByText('Settings changed since then.')).not.toBeInTheDocument();
    await choosePrinter(context, 'No correction');
    await expect(await canvas.findByText('Settings changed since then.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save as PDF' }));
    await expect(pdfArgs.createPdf.mock.calls[1]?.[0].calibration).toBeUndefined();
    await expect(pdfArgs.saveFile.mock.lastCall).toEqual([pdfFile, 'airotag-stickers-2026-06-15.pdf']);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { PrintingStage, printingMeta } from '../PrintingScreen.stage';
import type { PrintJob, PrintingEffects } from '../controller/printingEffects';
import { addPrinter, readLastJob } from './printers.play';
import { twoPrinters } from './printers.sample';

const print = fn<PrintingEffects['print']>();
const saveFile = fn<PrintingEffects['saveFile']>();
const createTestPdf = fn<(job: PrintJob) => Promise<Blob>>();
const testPdf = new Blob(['PDF']);
const printers = { list: twoPrinters, save: fn(), today: () => '2026-06-15', createTestPdf };

const meta = {
  title: 'Screens/Agency/Printing/Test pages',
  component: PrintingStage,
  tags: ['behaviour'],
  ...printingMeta,
  args: { ...printingMeta.args, printers, print, saveFile },
  beforeEach: () => {
    print.mockResolvedValue('printed');
    createTestPdf.mockResolvedValue(testPdf);
  },
} satisfies Meta<typeof PrintingStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PrintsATestPageForTheSelectedPaper: Story = {
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await userEvent.click(canvas.getByRole('radio', { name: 'A5' }));
    const dialog = await addPrinter(context);
    const printButton = dialog.getByRole('button', { name: 'Print test page' });
    await step('asks for the name of the printer first', async () => {
      await userEvent.click(printButton);
      const nameField = dialog.getByRole('textbox', { name: 'Name of the printer' });
      await expect(nameField).toHaveFocus();
      await expect(print).not.toHaveBeenCalled();
      await userEvent.type(nameField, 'Front desk');
    });
    await step('names the printer and the paper on the test page', async () => {
      await userEvent.click(printButton);
      const { title, texts, calibration, pages } = await readLastJob(print);
      await expect(title).toBe('AiroTag test page for Front desk');
      await expect(calibration).toBeUndefined();
      await expect(pages?.[0]).toMatchObject({ width: 148, height: 210 });
      await expect(texts).toEqual(
        expect.arrayContaining([
          'Printer: Front desk',
          'Paper: A5 portrait, 148 x 210 mm',
          'Print at 100 % / actual size, margins none.',
          'Printed without correction.',
        ]),
      );
      await expect(dialog.getByRole('textbox', { name: 'C · Ruler across' })).toHaveAccessibleDescription(
        '110 mm if exact',
      );
    });
    await step('saves the test page as PDF', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Save as PDF' }));
      await expect(saveFile.mock.calls).toEqual([[testPdf, 'airotag-test-page-front-desk.pdf']]);
    });
  },
};

export const ReportsABlockedWindow: Story = {
  play: async (context) => {
    print.mockResolvedValue('blocked');
    createTestPdf.mockRejectedValue(new Error('Offline'));
    const { userEvent } = context;
    const dialog = await addPrinter(context);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name of the printer' }), 'Front desk');
    await userEvent.click(dialog.getByRole('button', { name: 'Print test page' }));
    await expect(await dialog.findByText(/^Your browser blocked the print window\./)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save as PDF' }));
    await expect(await dialog.findByText(/^The PDF could not be made: part of this page/)).toBeVisible();
  },
};

export const LeavesSpaceForANameInAnotherScript: Story = {
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await addPrinter(context);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name of the printer' }), 'طابعة');
    await userEvent.click(dialog.getByRole('button', { name: 'Print test page' }));
    await expect((await readLastJob(print)).texts).toContain('Printer: ______________________');
  },
};

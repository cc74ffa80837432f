import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';

import { PrintingStage, printingMeta } from '../PrintingScreen.stage';
import type { PrintingEffects } from '../controller/printingEffects';
import { addPrinter, enterLengths, openOutputSettings, readLastJob } from './printers.play';
import { officeLaser, twoPrinters } from './printers.sample';

const print = fn<PrintingEffects['print']>();
const printers = { list: twoPrinters, save: fn(), today: () => '2026-06-15', createTestPdf: fn() };

const meta = {
  title: 'Screens/Agency/Printing/Verifying a correction',
  component: PrintingStage,
  tags: ['behaviour'],
  ...printingMeta,
  args: { ...printingMeta.args, printers, print },
  beforeEach: () => {
    print.mockResolvedValue('printed');
  },
} satisfies Meta<typeof PrintingStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const VerifiesAndImprovesTheCorrection: Story = {
  play: async (context) => {
    const { step, userEvent } = context;
    const dialog = await addPrinter(context);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name of the printer' }), 'Front desk');
    const verifyButton = dialog.getByRole('button', { name: 'Print again to verify' });
    await expect(verifyButton).toBeDisabled();
    await enterLengths(context, dialog, ['19.5', '20', '180', '200']);
    await userEvent.click(verifyButton);
    await step('prints the test page with the correction', async () => {
      const { texts, calibration } = await readLastJob(print);
      await expect(calibration).toEqual({ dx: 0.5, dy: 0, sx: 1, sy: 1 });
      await expect(texts).toContain('Printed with correction: 0.5 mm right.');
      await expect(dialog.getByRole('radio', { name: 'With correction' })).toBeChecked();
      await expect(dialog.getByText(/^Measure the page with this correction\./)).toBeVisible();
    });
    await step('adds the remaining error to the correction', async () => {
      await enterLengths(context, dialog, ['20.1', '20', '180', '200']);
      await expect(dialog.getByText('Correction: 0.4 mm right.')).toBeVisible();
    });
    await step('keeps the lengths of the page without correction', async () => {
      await userEvent.click(dialog.getByRole('radio', { name: 'Without correction' }));
      await expect(dialog.getByRole('textbox', { name: 'A · Left edge to cross' })).toHaveValue('19.5');
      await expect(dialog.getByText('Correction: 0.5 mm right.')).toBeVisible();
    });
  },
};

export const MeasuresAPrinterAgain: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openOutputSettings(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Measure again' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Measure “Office laser” again' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Print test page' }));
    const { calibration, texts } = await readLastJob(print);
    await expect(calibration).toEqual(officeLaser.calibration);
    await expect(texts).toContain('Printed with correction: 0.5 mm right, 101 %.');
    await enterLengths(context, dialog, ['20', '20.4', '180', '200']);
    await userEvent.click(dialog.getByRole('button', { name: 'Save printer' }));
    await expect(await canvas.findByText('Correction: 0.5 mm right, 0.4 mm up, 101 %.')).toBeVisible();
  },
};

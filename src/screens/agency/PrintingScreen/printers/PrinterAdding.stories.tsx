import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { noPrinters } from '~/domain/printing/calibration/printer';

import { PrintingStage, printingMeta } from '../PrintingScreen.stage';
import type { PrinterEffects } from '../controller/printingEffects';
import { addPrinter, enterLengths, openOutputSettings } from './printers.play';
import { twoPrinters } from './printers.sample';

const save = fn<PrinterEffects['save']>();
const printers = { list: twoPrinters, save, today: () => '2026-06-15', createTestPdf: fn() };

const meta = {
  title: 'Screens/Agency/Printing/Adding a printer',
  component: PrintingStage,
  tags: ['behaviour'],
  ...printingMeta,
  args: { ...printingMeta.args, printers },
} satisfies Meta<typeof PrintingStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AddsAPrinter: Story = {
  args: { printers: { ...printers, list: noPrinters } },
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await expect(await openOutputSettings(context)).toHaveTextContent('No correction');
    const dialog = await addPrinter(context);
    await step('asks for the name and the lengths', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Save printer' }));
      const nameField = dialog.getByRole('textbox', { name: 'Name of the printer' });
      await waitFor(() => expect(nameField).toHaveFocus());
      await expect(nameField).toHaveAccessibleDescription(/^Enter a name, such as Office laser\./);
      await expect(dialog.getByRole('textbox', { name: 'D · Ruler down' })).toHaveAccessibleDescription(
        'Enter the length in mm. 200 mm if exact',
      );
      await userEvent.type(nameField, ' Front desk ');
    });
    await step('shows the correction before it is saved', async () => {
      await enterLengths(context, dialog, ['19,75', '20.25', '178.2', '198']);
      await expect(dialog.getByText('Correction: 0.05 mm right, 0.45 mm up, 101.01 %.')).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Save printer' }));
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByText('Saved “Front desk”.')).toBeVisible();
    const field = canvas.getByRole('combobox', { name: 'Printer' });
    await expect(field).toHaveTextContent('Front desk');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(canvas.getByText(/Measured on 15 Jun 2026, on 210 × 297 mm paper\./)).toBeVisible();
    await expect(save.mock.lastCall?.[0]).toMatchObject({
      selected: 'Front desk',
      printers: [{ name: 'Front desk', measuredOn: '2026-06-15', paper: { width: 210, height: 297 } }],
    });
  },
};

export const RejectsImplausibleLengths: Story = {
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await addPrinter(context);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name of the printer' }), 'office LASER');
    await enterLengths(context, dialog, ['45', '20', '151', '198']);
    await expect(dialog.getByRole('textbox', { name: 'C · Ruler across' })).toHaveAccessibleDescription(
      /^The ruler should measure about 180 mm\. Check that the print dialog is set to 100 % \/ actual size\./,
    );
    await expect(dialog.getByText(/^The correction appears here when all four lengths are entered/)).toBeVisible();
    await enterLengths(context, dialog, ['45', '20', '179', '198']);
    await expect(dialog.getByRole('textbox', { name: 'A · Left edge to cross' })).toHaveAccessibleDescription(
      /^The cross should be about 20 mm from the left edge of the paper\. Check/,
    );
    save.mockClear();
    await userEvent.click(dialog.getByRole('button', { name: 'Save printer' }));
    await expect(dialog.getByText('A printer has this name already. Enter another one.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name of the printer' }), ' 2');
    await userEvent.click(dialog.getByRole('button', { name: 'Save printer' }));
    await expect(dialog.queryByText(/^A printer has this name already/)).not.toBeInTheDocument();
    await expect(dialog.getByRole('textbox', { name: 'A · Left edge to cross' })).toHaveValue('45');
    await expect(save).not.toHaveBeenCalled();
  },
};

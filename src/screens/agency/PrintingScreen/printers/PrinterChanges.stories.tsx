import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

import { PrintingStage, printingMeta } from '../PrintingScreen.stage';
import { choosePrinter, openOutputSettings } from './printers.play';
import { twoPrinters } from './printers.sample';

const printers = { list: twoPrinters, save: fn(), today: () => '2026-06-15', createTestPdf: fn() };

const meta = {
  title: 'Screens/Agency/Printing/Printers',
  component: PrintingStage,
  tags: ['behaviour'],
  ...printingMeta,
  args: { ...printingMeta.args, printers },
} satisfies Meta<typeof PrintingStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsTheCorrectionOfTheSelectedPrinter: Story = {
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByText('600 dpi · Office laser: 0.5 mm right, 101 %')).toBeVisible();
    await expect(canvas.getByText('Office laser: 0.5 mm right, 101 %')).toBeVisible();
    await choosePrinter(context, 'No correction');
    await expect(canvas.getByText('600 dpi')).toBeVisible();
    await expect(canvas.queryByText(/^Office laser: /)).not.toBeInTheDocument();
    await choosePrinter(context, 'Brother MFC-L8900CDW in the back office2');
    await expect(canvas.getByText('Correction: 0.25 mm left, 1.4 mm down, 99.8 % wide, 101.25 % high.')).toBeVisible();
    await expect(canvas.getByText(/For the paper you have chosen now, measure again/)).toBeVisible();
  },
};

export const RenamesAPrinterAndUndoesItsRemoval: Story = {
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    const field = await openOutputSettings(context);
    await step('renames a printer', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
      const nameField = canvas.getByRole('textbox', { name: 'Name of the printer' });
      await userEvent.clear(nameField);
      await userEvent.type(nameField, 'brother mfc-l8900cdw in the back office2{Enter}');
      await expect(nameField).toHaveAccessibleDescription('A printer has this name already. Enter another one.');
      await userEvent.clear(nameField);
      await userEvent.type(nameField, 'Zebra{Enter}');
      await expect(field).toHaveTextContent('Zebra');
      await expect(field).toHaveFocus();
    });
    await step('removes the printer', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
      await expect(canvas.getByText('Removed “Zebra”. Prints have no correction now.')).toBeVisible();
      await expect(field).toHaveTextContent('No correction');
    });
    await step('restores the removed printer', async () => {
      const outputGroup = within(canvas.getByRole('group', { name: 'Output' }));
      await userEvent.click(outputGroup.getByRole('button', { name: 'Undo' }));
      await expect(canvas.getByText('“Zebra” is back.')).toBeVisible();
      await expect(field).toHaveTextContent('Zebra');
    });
  },
};

export const SaysThatStorageIsFull: Story = {
  args: { printers: { ...printers, save: () => 'full' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openOutputSettings(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(
      canvas.getByText(/^Removed “Office laser”\..* Your browser's storage is full, so this stays only until/),
    ).toBeVisible();
  },
};

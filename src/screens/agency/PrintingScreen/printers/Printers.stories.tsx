import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';

import { expectNoOverflowAfter } from '~/components/a11y/reflow.play';
import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';

import { PrintingStage, printingMeta } from '../PrintingScreen.stage';
import { addPrinter, enterLengths, openOutputSettings } from './printers.play';
import { longNamedPrinter, twoPrinters } from './printers.sample';

const printers = { list: twoPrinters, save: fn(), today: () => '2026-06-15', createTestPdf: fn() };

const meta = {
  title: 'Screens/Agency/Printing/Printer states',
  component: PrintingStage,
  tags: ['state'],
  ...printingMeta,
  args: { ...printingMeta.args, printers },
} satisfies Meta<typeof PrintingStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the settings group 'Output', and scrolls to the field 'Printer'. */
const showPrinterField: NonNullable<Story['play']> = async (context) => {
  const field = await openOutputSettings(context);
  field.scrollIntoView({ block: 'center' });
  await expect(field).toBeVisible();
};

export const NoPrinter: Story = {
  play: showPrinterField,
  args: { printers: { ...printers, list: { printers: [], selected: null } } },
};
export const PrinterSelected: Story = { play: showPrinterField };
export const PrinterSelectedFitsAPhone: Story = {
  tags: ['!state', 'behaviour'],
  play: expectNoOverflowAfter(showPrinterField),
  globals: { viewport: { value: 'w360' } },
};
export const LongName: Story = {
  play: showPrinterField,
  args: { printers: { ...printers, list: { ...twoPrinters, selected: longNamedPrinter.name } } },
};
export const LongNameFitsAPhone: Story = {
  ...LongName,
  tags: ['!state', 'behaviour'],
  globals: { viewport: { value: 'w360' } },
  play: expectNoOverflowAfter(showPrinterField),
};

const openDialog: NonNullable<Story['play']> = async (context) => {
  await addPrinter(context);
  await expect(await screen.findByRole('textbox', { name: 'Name of the printer' })).toBeVisible();
};

export const AddingAPrinter: Story = { parameters: { modes: 'phone' }, play: openDialog };
export const AddingAPrinterFitsAPhone: Story = {
  tags: ['!state', 'behaviour'],
  play: expectNoOverflowAfter(openDialog),
  globals: { viewport: { value: 'w360' } },
};
export const AddingAPrinterOnLandscapePaper: Story = {
  play: openDialog,
  args: {
    initialState: {
      settings: { ...defaultPrintSettings, paper: { ...defaultPrintSettings.paper, orientation: 'landscape' } },
    },
  },
};

export const InvalidLengths: Story = {
  play: async (context) => {
    const dialog = await addPrinter(context);
    await enterLengths(context, dialog, ['45', '20', '151', '20 cm']);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Save printer' }));
    dialog.getByRole('textbox', { name: 'D · Ruler down' }).scrollIntoView({ block: 'center' });
    await expect(dialog.getByText('Type a number, such as 12.5.')).toBeVisible();
  },
};
export const InvalidLengthsFitsAPhone: Story = {
  ...InvalidLengths,
  tags: ['!state', 'behaviour'],
  globals: { viewport: { value: 'w360' } },
};

export const TestPageScaledByThePrintDialog: Story = {
  play: async (context) => {
    const dialog = await addPrinter(context);
    await enterLengths(context, dialog, ['22', '23', '174.6', '194']);
    const warning = dialog.getByText(/^Both rulers are off by the same amount\./);
    warning.scrollIntoView({ block: 'center' });
    await expect(warning).toBeVisible();
  },
};

export const PaperTooSmall: Story = {
  args: {
    initialState: {
      settings: {
        ...defaultPrintSettings,
        design: { width: 50, height: 20 },
        paper: { name: 'Custom', orientation: 'portrait', custom: { width: 62, height: 29 } },
      },
    },
  },
  play: async (context) => {
    const dialog = await addPrinter(context);
    await expect(dialog.getByText(/^The test page needs paper of at least 60 × 60 mm\./)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Save printer' })).not.toBeInTheDocument();
  },
};

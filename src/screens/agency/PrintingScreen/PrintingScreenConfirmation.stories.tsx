import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, waitFor } from 'storybook/test';

import { sampleDesign } from '~/components/printing/design.sample';
import type { DesignResult } from '~/domain/printing/design/designFile';
import { createRecordedRun } from '~/domain/printing/runs/recordedRun.sample';
import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';

import { PrintingStage, printingMeta } from './PrintingScreen.stage';
import { createFakeExport, pdfFile } from './pdf/pdf.stage';
import { openReprint } from './runs/runs.play';
import { createListEntries } from './tags/tags.sample';

const { barcode, qr } = defaultPrintSettings;
/** Settings with a QR code that is too small to scan. */
const smallQrSettings = { ...defaultPrintSettings, qr: { ...qr, size: 8 } };
const shortCodes = Array.from({ length: 20 }, (_, index) => `A${String(index + 1).padStart(4, '0')}`);

const meta = {
  title: 'Screens/Agency/Printing/Confirmation',
  component: PrintingStage,
  tags: ['behaviour'],
  ...printingMeta,
  args: { ...printingMeta.args, initialState: { settings: smallQrSettings } },
} satisfies Meta<typeof PrintingStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ConfirmsSavingIfAnotherPartWillNotScan: Story = {
  args: {
    createPdf: createFakeExport({ status: 'made', files: [pdfFile] }),
    initialState: {
      // A barcode of 31 mm is wide enough for the 20 short codes of part 1, but not for the long code of part 2.
      tags: createListEntries({ text: [...shortCodes, 'WAREHOUSE-NORTH-000001'].join('\n') }),
      settings: {
        ...defaultPrintSettings,
        quantity: 100,
        barcode: { ...barcode, shown: true, width: 31, height: 6 },
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('Prints part 1 of 2: 1 to 20')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save all as PDF' }));
    await screen.findByRole('alertdialog', { name: "This barcode probably won't scan" });
    await expect(args.createPdf).not.toHaveBeenCalled();
  },
};

export const DoesNotUndoBehindTheDialog: Story = {
  play: async ({ canvas, userEvent }) => {
    const paperRadio = canvas.getByRole('radio', { name: 'A5' });
    await userEvent.click(paperRadio);
    await userEvent.click(canvas.getByRole('button', { name: 'Print Design' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Make it 14.7 mm' })).toHaveFocus());
    await userEvent.keyboard('{Control>}z{/Control}');
    await userEvent.click(screen.getByRole('heading', { name: "This QR code probably won't scan" }));
    await expect(screen.getByRole('alertdialog')).toHaveFocus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(paperRadio).toBeChecked();
  },
};

export const PrintsTheDesignThatWasReadWhileTheDialogWasOpen: Story = {
  args: { readDesign: fn() },
  play: async ({ args, canvas, userEvent }) => {
    let finishReading: (result: DesignResult) => void = () => undefined;
    mocked(args.readDesign)?.mockReturnValueOnce(new Promise((resolve) => (finishReading = resolve)));
    const file = new File(['x'], sampleDesign.name, { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText('Upload a picture'), file);
    await userEvent.click(canvas.getByRole('button', { name: 'Print Design' }));
    const printButton = await screen.findByRole('button', { name: 'Print anyway' });
    finishReading({ ok: true, design: sampleDesign });
    await canvas.findByText(sampleDesign.name);
    await userEvent.click(printButton);
    const job = await mocked(args.print).mock.calls[0]?.[0]();
    await expect(job?.designHref).toBe(sampleDesign.href);
  },
};

export const PrintsAReprintWithCopiesWithoutConfirmation: Story = {
  args: {
    runs: [createRecordedRun({ settings: { ...defaultPrintSettings, quantity: 3 }, codeCount: 6 })],
    initialState: {},
  },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const dialog = await openReprint(context, 'windscreens.csv, 6 codes');
    await userEvent.click(await dialog.findByRole('radio', { name: 'Pages' }));
    // Page 1 has three copies of each of five codes, and one of the sixth code.
    await userEvent.type(dialog.getByRole('textbox', { name: 'Pages' }), '1');
    await userEvent.click(dialog.getByRole('button', { name: 'Reprint 16 labels' }));
    await canvas.findByText('16 stickers · 1 page A4 · 16 a page (4 × 4)');
    await userEvent.click(await canvas.findByRole('button', { name: 'Print Design' }));
    await waitFor(() => expect(args.print).toHaveBeenCalledOnce());
  },
};

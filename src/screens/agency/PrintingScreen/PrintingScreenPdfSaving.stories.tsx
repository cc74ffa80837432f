import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { PrintingStage, printingMeta } from './PrintingScreen.stage';
import type { PrintingEffects } from './controller/printingEffects';
import { createFakeExport, pdfArgs, pdfFile, pdfSettings } from './pdf/pdf.stage';

const meta = {
  title: 'Screens/Agency/Printing/PDF',
  component: PrintingStage,
  tags: ['behaviour'],
  ...printingMeta,
  args: pdfArgs,
} satisfies Meta<typeof PrintingStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SavesAllStickers: Story = {
  args: { selectedHexacodes: ['7F3A9C21', 'B04D17E8'], initialState: { settings: { ...pdfSettings, quantity: 2 } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save as PDF' }));
    await expect(await canvas.findByText('PDF saved')).toBeVisible();
    await expect(canvas.getByText('4 stickers · 1 page · 90 kB')).toBeVisible();
    await expect(pdfArgs.createPdf.mock.calls[0]?.[0]).toMatchObject({
      title: 'AiroTag stickers',
      settings: { start: 6 },
      run: { codes: [{ code: '7F3A9C21' }, { code: 'B04D17E8' }], copies: 2 },
    });
    await expect(pdfArgs.saveFile.mock.calls).toEqual([[pdfFile, 'airotag-stickers-2026-06-15.pdf']]);
    await userEvent.click(canvas.getByRole('button', { name: 'Code list (CSV)' }));
    const expectedTable = {
      headers: ['Page', 'Label', 'Code'],
      rows: [
        [1, 6, '7F3A9C21'],
        [1, 7, '7F3A9C21'],
        [1, 8, 'B04D17E8'],
        [1, 9, 'B04D17E8'],
      ],
    };
    await expect(pdfArgs.saveTable.mock.calls).toEqual([[expectedTable, 'airotag-stickers-2026-06-15']]);
  },
};

export const ReportsThatTheCodeListCouldNotBeMade: Story = {
  args: { saveTable: fn<PrintingEffects['saveTable']>(() => Promise.resolve(false)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save as PDF' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Code list (CSV)' }));
    await expect(await screen.findByRole('alertdialog', { name: /^The code list could not be made/ })).toBeVisible();
  },
};

export const OffersAButtonForEachFile: Story = {
  args: { createPdf: createFakeExport({ status: 'made', files: [pdfFile, pdfFile] }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save as PDF' }));
    await expect(await canvas.findByText('2 PDF files are ready')).toBeVisible();
    await expect(canvas.getByText(/^\d+ sample codes · /)).toBeVisible();
    await expect(args.saveFile).not.toHaveBeenCalled();
    for (const name of ['Save file 1', 'Save file 2']) await userEvent.click(canvas.getByRole('button', { name }));
    const savedFiles = [1, 2].map((number) => [pdfFile, `airotag-stickers-2026-06-15-${number}-of-2.pdf`]);
    await expect(pdfArgs.saveFile.mock.calls).toEqual(savedFiles);
  },
};

export const CancelsMakingThePdf: Story = {
  args: {
    createPdf: fn<PrintingEffects['createPdf']>(
      (_, { signal }) =>
        new Promise((resolve) => signal.addEventListener('abort', () => resolve({ status: 'cancelled' }))),
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    const saveButton = canvas.getByRole('button', { name: 'Save as PDF' });
    await userEvent.click(saveButton);
    await expect(await canvas.findByText('Page 1 of 16 · 0 of 240 stickers')).toBeVisible();
    await expect(saveButton).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(saveButton).toBeEnabled());
    await expect(canvas.getByRole('heading', { level: 1, name: 'Printing' })).toHaveFocus();
    await expect(canvas.queryByText('Making the PDF')).not.toBeInTheDocument();
    await expect(args.saveFile).not.toHaveBeenCalled();
  },
};

export const SuggestsThePdfForManyStickers: Story = {
  args: { initialState: { settings: { ...pdfSettings, quantity: 1000 } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/a PDF is faster/)).not.toBeInTheDocument();
    const quantityField = canvas.getByRole('textbox', { name: 'Quantity' });
    await userEvent.clear(quantityField);
    await userEvent.type(quantityField, '1001');
    await expect(await canvas.findByText(/^With 1,001 stickers, a PDF is faster/)).toBeVisible();
  },
};

export const ReportsThatThePdfIsOutdated: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save as PDF' }));
    await canvas.findByText('PDF saved');
    await expect(canvas.queryByText('Settings changed since then.')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('radio', { name: 'A5' }));
    await expect(await canvas.findByText('Settings changed since then.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByText('PDF saved')).not.toBeInTheDocument();
  },
};

export const ConfirmsSavingCodesThatWillNotScan: Story = {
  args: { initialState: { settings: { ...pdfSettings, qr: { ...pdfSettings.qr, size: 8 } } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save as PDF' }));
    await screen.findByRole('alertdialog', { name: "This QR code probably won't scan" });
    await expect(args.createPdf).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Save anyway' }));
    await expect(args.createPdf).toHaveBeenCalledOnce();
  },
};

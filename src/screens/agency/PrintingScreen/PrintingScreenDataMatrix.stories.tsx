import type { Meta, StoryObj } from '@storybook/react-vite';
import { encodeDataMatrix } from 'etiket/datamatrix';
import { expect, fn, mocked, waitFor, within } from 'storybook/test';

import { loadDataMatrix } from '~/components/printing/loadDataMatrix';
import { drawBarcode } from '~/domain/codes/code128';
import { drawDataMatrix } from '~/domain/codes/dataMatrix';
import type { DataMatrixEncoder } from '~/domain/codes/dataMatrix';
import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';

import { fillField } from './PrintingScreen.play';
import { PrintingStage, printingMeta } from './PrintingScreen.stage';
import type { PrintingEffects } from './controller/printingEffects';

const barcodeSettings = { ...defaultPrintSettings, barcode: { ...defaultPrintSettings.barcode, shown: true } };
const dataMatrixSettings = {
  ...barcodeSettings,
  barcode: { ...barcodeSettings.barcode, symbology: 'dataMatrix' as const },
};

/** Returns the SVG path that `draw` returns for the first sample code. */
function drawPath(draw: typeof drawBarcode | typeof drawDataMatrix) {
  const drawing = draw('A1F0E3B001', encodeDataMatrix);
  return drawing.ok ? drawing.path : 'no path';
}

const mockLoadDataMatrix = fn<PrintingEffects['loadDataMatrix']>(loadDataMatrix);

const meta = {
  title: 'Screens/Agency/Printing/Data Matrix',
  component: PrintingStage,
  tags: ['behaviour'],
  ...printingMeta,
  args: { ...printingMeta.args, initialState: { settings: dataMatrixSettings }, loadDataMatrix: mockLoadDataMatrix },
} satisfies Meta<typeof PrintingStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!behaviour', 'state'] };

export const ReplacesANarrowBarcode: Story = {
  args: { initialState: { settings: barcodeSettings } },
  play: async ({ args, canvas, userEvent }) => {
    const stickerRegion = canvas.getByRole('region', { name: 'Sticker' });
    await expect(args.loadDataMatrix).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Use Data Matrix' }));
    await waitFor(() => expect(stickerRegion).toContainHTML(drawPath(drawDataMatrix)));
    await expect(canvas.getByText('Data Matrix squares 0.56 mm: big enough')).toBeVisible();
    await expect(canvas.getByText('Contrast 21:1')).toBeVisible();
    await expect(canvas.getByRole('application', { name: /^Data Matrix code, / })).toBeVisible();
    await expect(args.loadDataMatrix).toHaveBeenCalledOnce();
  },
};

export const ChangesTheTypeAndSize: Story = {
  args: {
    initialState: { settings: { ...barcodeSettings, barcode: { ...barcodeSettings.barcode, width: 41.3, x: 8 } } },
  },
  play: async ({ canvas, userEvent }) => {
    const stickerRegion = canvas.getByRole('region', { name: 'Sticker' });
    const settingsRegion = within(canvas.getByRole('region', { name: 'Settings' }));
    await userEvent.click(settingsRegion.getByRole('heading', { name: 'Barcode' }));
    await userEvent.click(settingsRegion.getByRole('radio', { name: 'Data Matrix' }));
    await waitFor(() => expect(stickerRegion).toContainHTML(drawPath(drawDataMatrix)));
    await expect(settingsRegion.getByRole('textbox', { name: 'Data Matrix size' })).toHaveValue('10');
    await userEvent.click(settingsRegion.getByRole('radio', { name: 'Code 128' }));
    await expect(settingsRegion.getByRole('textbox', { name: 'Barcode width' })).toHaveValue('41.3');
    await waitFor(() => expect(stickerRegion).toContainHTML(drawPath(drawBarcode)));
    await userEvent.click(settingsRegion.getByRole('radio', { name: 'Data Matrix' }));
    await fillField({ canvas, userEvent }, 'Data Matrix size', '12');
    await expect(settingsRegion.getByText('Data Matrix, 12 mm')).toBeVisible();
  },
};

let finishLoading: (encoder: DataMatrixEncoder) => void = () => undefined;

export const PrintsAfterTheEncoderHasLoaded: Story = {
  beforeEach: () => {
    const slowEncoder = new Promise<DataMatrixEncoder>((resolve) => (finishLoading = resolve));
    mockLoadDataMatrix.mockReturnValueOnce(slowEncoder);
  },
  play: async ({ args, canvas, userEvent }) => {
    const stickerRegion = canvas.getByRole('region', { name: 'Sticker' });
    await expect(await canvas.findByRole('application', { name: /^Data Matrix code, / })).toBeVisible();
    for (const draw of [drawBarcode, drawDataMatrix]) await expect(stickerRegion).not.toContainHTML(drawPath(draw));
    await userEvent.click(canvas.getByRole('button', { name: 'Print Design' }));
    const jobPromise = mocked(args.print).mock.calls[0]?.[0]();
    finishLoading(encodeDataMatrix);
    const job = await jobPromise;
    const paths = job?.pages[0]?.stickers[0]?.sticker.shapes.map((shape) => ('path' in shape ? shape.path : ''));
    await expect(paths).toContain(drawPath(drawDataMatrix));
  },
};

export const RetriesAfterAnError: Story = {
  beforeEach: () => {
    mockLoadDataMatrix.mockRejectedValueOnce(new Error('Offline'));
  },
  play: async ({ canvas, userEvent }) => {
    const stickerRegion = canvas.getByRole('region', { name: 'Sticker' });
    await expect(await canvas.findByText("Data Matrix didn't load, so the code isn't on your stickers.")).toBeVisible();
    await userEvent.click(canvas.getByRole('heading', { name: 'Barcode' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(stickerRegion).toContainHTML(drawPath(drawDataMatrix)));
    await expect(canvas.queryByText(/Data Matrix didn't load/)).not.toBeInTheDocument();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';
import { getSheetLayout } from '~/domain/printing/sheet/sheetLayout';
import { drawPage } from '~/domain/printing/sticker/scene';

import { sampleDesign } from '../design.sample';
import { createSampleRun } from '../run.sample';
import { SheetPage } from './SheetPage';
import { readStickerCodes } from './SheetPage.play';

const { qr, barcode } = defaultPrintSettings;
const settingsWithAllElements: PrintSettings = {
  ...defaultPrintSettings,
  quantity: 2,
  start: 2,
  qr: { ...qr, numberLabel: true },
  barcode: { ...barcode, shown: true, width: 41.3, x: 8, serial: true },
};

function drawFirstPage(settings: PrintSettings, hasImage = true) {
  const layout = getSheetLayout(settings);
  if (!layout.fits) throw new Error('The stickers do not fit.');
  return drawPage({ settings, layout, page: 0, ...createSampleRun(settings.quantity), hasImage });
}

const settingsWithDataMatrix: PrintSettings = {
  ...settingsWithAllElements,
  barcode: { ...barcode, shown: true, symbology: 'dataMatrix', serial: true },
};

/** Use for a page to print, preview or save, in millimetres. For a list of runs, use SheetThumbnail. */
const meta = {
  title: 'Components/Printing/SheetPage',
  component: SheetPage,
  args: {
    scene: drawFirstPage(settingsWithAllElements),
    designHref: sampleDesign.href,
    width: 420,
    height: 594,
    label: 'Page 1',
  },
} satisfies Meta<typeof SheetPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FullPage: Story = {
  tags: ['state'],
  args: { scene: drawFirstPage({ ...defaultPrintSettings, quantity: 16 }), label: 'Page 1 of 2, 16 stickers' },
};

export const WithPrinterCorrection: Story = {
  tags: ['state'],
  args: {
    scene: drawFirstPage({ ...defaultPrintSettings, quantity: 16 }),
    calibration: { dx: 10, dy: 10, sx: 0.95, sy: 0.95 },
  },
};

export const HasReadableCodes: Story = {
  tags: ['behaviour'],
  parameters: { acceptance: ['PRN-07', 'PRN-11'] },
  play: async ({ canvas, step }) => {
    const page = canvas.getByRole('img', { name: 'Page 1' });
    await step('used and unused slots are blank', async () => {
      await expect(await readStickerCodes(page, 0, 0)).toEqual([]);
      await expect(await readStickerCodes(page, 153, 0)).toEqual([]);
    });
    await step('both codes belong to the same tag', async () => {
      await expect(await readStickerCodes(page, 51, 0)).toEqual(['A1F0E3B001', 'https://tag.example.com/t/A1F0E3B001']);
      await expect(await readStickerCodes(page, 102, 0)).toEqual([
        'A1F0E3B002',
        'https://tag.example.com/t/A1F0E3B002',
      ]);
    });
  },
};

export const HasReadableDataMatrixCodes: Story = {
  tags: ['behaviour'],
  args: { scene: drawFirstPage(settingsWithDataMatrix) },
  play: async ({ canvas }) => {
    const page = canvas.getByRole('img', { name: 'Page 1' });
    await expect(await readStickerCodes(page, 51, 0)).toEqual(['A1F0E3B001', 'https://tag.example.com/t/A1F0E3B001']);
  },
};

export const LabelsAreCentredBelowTheirCodes: Story = {
  tags: ['behaviour'],
  parameters: { acceptance: ['PRN-07'] },
  play: async ({ canvas }) => {
    const serialRect = canvas.getByText('A1F0E3B001').getBoundingClientRect();
    const pageRect = canvas.getByRole('img', { name: 'Page 1' }).getBoundingClientRect();
    const pxPerMm = pageRect.width / 210;
    await expect((serialRect.left + serialRect.width / 2 - pageRect.left) / pxPerMm).toBeCloseTo(51 + 4 + 41.3 / 2, 0);
    await expect((serialRect.top + serialRect.height / 2 - pageRect.top) / pxPerMm).toBeGreaterThan(36 + 10);
    await expect(serialRect.width / pxPerMm).toBeLessThan(41.3);
    const numberRect = canvas.getByText('1').getBoundingClientRect();
    await expect((numberRect.left + numberRect.width / 2 - pageRect.left) / pxPerMm).toBeCloseTo(51 + 9 + 15 / 2, 0);
    await expect((numberRect.top + numberRect.height / 2 - pageRect.top) / pxPerMm).toBeGreaterThan(10.8 + 15);
    await expect(numberRect.width / pxPerMm).toBeLessThan(15);
  },
};

export const WithoutBackgrounds: Story = {
  tags: ['state'],
  args: {
    scene: drawFirstPage(
      {
        ...settingsWithAllElements,
        qr: { ...settingsWithAllElements.qr, withBackground: false, colour: '#102E86' },
        barcode: { ...settingsWithAllElements.barcode, withBackground: false, colour: '#102E86' },
      },
      false,
    ),
  },
};

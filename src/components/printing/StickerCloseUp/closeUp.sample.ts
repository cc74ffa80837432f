import { drawBarcode } from '~/domain/codes/code128';
import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';
import { drawSticker } from '~/domain/printing/sticker/scene';
import type { StickerExtras } from '~/domain/printing/sticker/scene';
import type { StickerSettings } from '~/domain/printing/sticker/stickerElements';

import { sampleDesign } from '../design.sample';
import { createSampleRun } from '../run.sample';

const code = createSampleRun(1).getQr(0);
const labelsAndBarcode: StickerExtras = { number: '1', serial: 'A1F0E3B001', barcode: () => drawBarcode('A1F0E3B001') };

/** Draws the sample sticker with the given settings. */
export const drawSample = (settings: StickerSettings) =>
  drawSticker({ ...defaultPrintSettings, ...settings }, code, true, labelsAndBarcode);

/** Args of all stories of the close-up, except callbacks. */
export const closeUpArgs = {
  settings: defaultPrintSettings,
  designHref: sampleDesign.href,
  caption: '1 of 17',
};

/** Returns the default print settings with the given changes to the QR code. */
export const createSettingsWithQr = (changes: Partial<PrintSettings['qr']>) => ({
  ...defaultPrintSettings,
  qr: { ...defaultPrintSettings.qr, ...changes },
});

export const settingsWithBarcode = {
  ...defaultPrintSettings,
  barcode: { ...defaultPrintSettings.barcode, shown: true, serial: true, width: 32 },
};

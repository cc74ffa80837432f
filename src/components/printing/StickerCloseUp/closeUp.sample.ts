import { drawBarcode } from '~/domain/codes/code128';
import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';
import { drawSticker } from '~/domain/printing/sticker/scene';
import type { Marking } from '~/domain/printing/sticker/scene';
import type { StickerSettings } from '~/domain/printing/sticker/stickerElements';

import { sampleDesign } from '../design.sample';
import { sampleRun } from '../run.sample';

const drawing = sampleRun(1).codeOf(0);
const marking: Marking = { number: '1', serial: 'A1F0E3B001', barcode: () => drawBarcode('A1F0E3B001') };

/** The sticker after a change of its settings. */
export const drawShown = (settings: StickerSettings) => drawSticker(settings, drawing, true, marking);

/** What all stories of the close-up show; what they hear stands in themselves. */
export const shown = {
  settings: defaultPrintSettings,
  scene: drawSticker(defaultPrintSettings, drawing, true),
  picture: sampleDesign.href,
  caption: '1 of 17',
};

export const withBarcode = {
  ...defaultPrintSettings,
  barcode: { ...defaultPrintSettings.barcode, shown: true, serial: true, width: 32 },
};

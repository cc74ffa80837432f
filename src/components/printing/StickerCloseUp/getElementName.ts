import type { MovableElement } from '~/domain/printing/sticker/snap';
import { getSymbology } from '~/domain/printing/sticker/stickerElements';
import type { StickerSettings } from '~/domain/printing/sticker/stickerElements';

const codeNames = { qr: 'QR code', code128: 'Barcode', dataMatrix: 'Data Matrix code' } as const;

/** Returns the name of a code or a text line of the sticker: 'QR code', 'Text line 1'. */
export const getElementName = (settings: StickerSettings, element: MovableElement) =>
  typeof element === 'number' ? `Text line ${element + 1}` : codeNames[getSymbology(settings, element)];

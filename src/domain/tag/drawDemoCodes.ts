import { drawQr } from '../codes/qr.ts';
import type { QrDrawing } from '../codes/qr.ts';
import type { DemoCode } from './demoTags';
import { getTagUrl } from './getTagUrl.ts';

/** Returns a QR code for each demo hexacode, with the URL of the tag's page. For `tagBaseUrl`, see `getTagUrl`. */
export function drawDemoCodes(tagBaseUrl: string): Record<DemoCode, QrDrawing> {
  const draw = (code: DemoCode) => drawQr(getTagUrl(tagBaseUrl, code));
  return {
    '7C41E9': draw('7C41E9'),
    '5A3F0C': draw('5A3F0C'),
    A90B13: draw('A90B13'),
    A90B14: draw('A90B14'),
    A90B15: draw('A90B15'),
  };
}

import { drawQr } from '../codes/qr';
import type { QrDrawing } from '../codes/qr';
import type { DemonstrationCode } from './demonstration';
import { tagAddress } from './tagAddress';

/** QR codes of the demo tags, each with the URL of its tag page; `tagBase` has no trailing slash. */
export function drawDemonstrationCodes(tagBase: string): Record<DemonstrationCode, QrDrawing> {
  const draw = (code: DemonstrationCode) => drawQr(tagAddress(tagBase, code));
  return {
    '7C41E9': draw('7C41E9'),
    '5A3F0C': draw('5A3F0C'),
    A90B13: draw('A90B13'),
    A90B14: draw('A90B14'),
    A90B15: draw('A90B15'),
  };
}

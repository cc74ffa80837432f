import { drawQr } from '../codes/qr';
import type { QrDrawing } from '../codes/qr';
import { tagAddress } from '../tag/tagAddress';

/** The first hexacode of the sample series; ten hexadecimal digits like those of sold tags. */
const firstCode = 0xa1f0e3b001;

/** The hexacode of sticker `index` (from 0) while no tags are chosen: a numbered series, each code once. */
export function sampleCode(index: number): string {
  return (firstCode + index).toString(16).toUpperCase().padStart(10, '0');
}

/** What the code of that sticker carries. */
export function samplePayload(tagBase: string, index: number): string {
  return tagAddress(tagBase, sampleCode(index));
}

/** The codes of the series, each drawn once: of all the work on a sheet, drawing codes is nearly the whole. */
export function sampleDrawings(tagBase: string): (index: number) => QrDrawing {
  const drawn = new Map<number, QrDrawing>();
  return (index) => {
    const code = drawn.get(index) ?? drawQr(samplePayload(tagBase, index));
    drawn.set(index, code);
    return code;
  };
}

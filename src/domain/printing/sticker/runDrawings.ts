import { drawBarcode, refuseBarcodeText } from '../../codes/code128';
import type { BarcodeDrawing, BarcodeProblem } from '../../codes/code128';
import { drawQr } from '../../codes/qr';
import type { ErrorCorrectionLevel, QrDrawing } from '../../codes/qr';
import { tagAddress } from '../../tag/tagAddress';
import type { SourceCode } from '../codes/codeSource';
import type { Marking } from './scene';
import type { Modules } from '../checks/sizeIssues';

/** What `draw` answers for a key, asked once: of all the work on a sheet, drawing codes is nearly the whole. */
function drawnOnce<Drawing>(draw: (text: string) => Drawing): (text: string) => Drawing {
  const drawn = new Map<string, Drawing>();
  return (text) => {
    const known = drawn.get(text);
    if (known !== undefined) return known;
    const drawing = draw(text);
    drawn.set(text, drawing);
    return drawing;
  };
}

export type RunDrawings = {
  /** The QR code of sticker `index`, from 0. */
  codeOf: (index: number) => QrDrawing;
  markingOf: (index: number) => Marking;
};

export type RunRequest = {
  /** At least one. */
  codes: readonly Pick<SourceCode, 'code' | 'number'>[];
  /** Stickers of each code, one after another. */
  copies: number;
  tagBase: string;
  level: ErrorCorrectionLevel;
};

/** The code of sticker `index` (from 0): all copies of a code stand together. */
export function codeOfSticker({ codes, copies }: Pick<RunRequest, 'codes' | 'copies'>, index: number) {
  const found = codes[Math.floor(index / copies)];
  if (!found) throw new RangeError(`There is no code for sticker ${index}.`);
  return found;
}

/** The drawings of a run of stickers, each code drawn when it is first asked for and then kept. */
export function drawRun({ codes, copies, tagBase, level }: RunRequest): RunDrawings {
  const qrOf = drawnOnce((code) => drawQr(tagAddress(tagBase, code), level));
  const barcodeOf = drawnOnce<BarcodeDrawing | BarcodeProblem>(drawBarcode);
  const at = (index: number) => codeOfSticker({ codes, copies }, index);
  return {
    codeOf: (index) => qrOf(at(index).code),
    markingOf: (index) => {
      const { code, number } = at(index);
      return { number: String(number), serial: code, barcode: () => barcodeOf(code) };
    },
  };
}

/** Letters and digits of a kind take the same room in a code. */
const patternOf = (code: string) => code.replace(/[0-9]/g, '0').replace(/[A-Z]/g, 'A').replace(/[a-z]/g, 'a');

/**
 * How wide the widest codes of a run are: what its size is judged by. Of codes with letters and digits in the same
 * places one is drawn, so that thousands cost little.
 */
export function widestModules(codes: readonly string[], tagBase: string, level: ErrorCorrectionLevel): Modules {
  const patterns = [...new Set(codes.map(patternOf))];
  const barcodes = patterns
    .filter((code) => refuseBarcodeText(code) === undefined)
    .map(drawBarcode)
    .map((drawing) => (drawing.ok ? drawing.modules : 0));
  // A QR code grows with the length of its text. Letters take no less room than digits, and what stands outside its
  // alphabet of capitals and digits takes the most.
  const longest = Math.max(0, ...codes.map(({ length }) => length));
  const widest = codes.some((code) => /[^0-9A-Z.-]/.test(code)) ? '_' : 'A';
  const qr = drawQr(tagAddress(tagBase, widest.repeat(longest)), level).size;
  return { qr, ...(barcodes.length > 0 && { barcode: Math.max(...barcodes) }) };
}

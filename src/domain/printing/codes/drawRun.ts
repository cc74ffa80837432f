import { checkBarcodeText, drawBarcode } from '../../codes/code128';
import type { BarcodeDrawing, BarcodeProblem } from '../../codes/code128';
import { drawQr } from '../../codes/qr';
import type { ErrorCorrectionLevel } from '../../codes/qr';
import { tagUrl } from '../../tag/tagUrl';
import type { CodeModules } from '../sticker/stickerElements';
import type { RunCode } from './codeList';

/** Caches `draw` by text: encoding the codes is nearly all the work of drawing a sheet. */
function cached<Drawing>(draw: (text: string) => Drawing): (text: string) => Drawing {
  const drawings = new Map<string, Drawing>();
  return (text) => {
    const known = drawings.get(text);
    if (known !== undefined) return known;
    const drawing = draw(text);
    drawings.set(text, drawing);
    return drawing;
  };
}

export type RunRequest = {
  /** At least one. */
  codes: readonly Pick<RunCode, 'code' | 'number'>[];
  /** Stickers of each code, printed consecutively. */
  copies: number;
  tagBase: string;
  level: ErrorCorrectionLevel;
};

/** The code of sticker `index`, from 0. */
export function findRunCode({ codes, copies }: Pick<RunRequest, 'codes' | 'copies'>, index: number) {
  const found = codes[Math.floor(index / copies)];
  if (!found) throw new RangeError(`There is no code for sticker ${index}.`);
  return found;
}

/** Texts of the number label and of the serial number of a code. */
export function labelsOf({ code, number }: Pick<RunCode, 'code' | 'number'>) {
  return { number: String(number), serial: code };
}

/** The drawings of a run by sticker, from 0. Each code is drawn on first use and cached. */
export function drawRun({ codes, copies, tagBase, level }: RunRequest) {
  const qrOf = cached((code) => drawQr(tagUrl(tagBase, code), level));
  const barcodeOf = cached<BarcodeDrawing | BarcodeProblem>(drawBarcode);
  const at = (index: number) => findRunCode({ codes, copies }, index);
  return {
    codeOf: (index: number) => qrOf(at(index).code),
    extrasOf: (index: number) => ({ ...labelsOf(at(index)), barcode: () => barcodeOf(at(index).code) }),
  };
}

/** Codes with the same pattern of letters and digits have equally wide barcodes. */
const patternOf = (code: string) => code.replace(/[0-9]/g, '0').replace(/[A-Z]/g, 'A').replace(/[a-z]/g, 'a');

/** Modules of the widest codes of a run. Draws one code per pattern, so that thousands cost little. */
export function widestModules(codes: readonly string[], tagBase: string, level: ErrorCorrectionLevel): CodeModules {
  const patterns = [...new Set(codes.map(patternOf))];
  const barcodes = patterns
    .filter((code) => checkBarcodeText(code) === undefined)
    .map(drawBarcode)
    .map((drawing) => (drawing.ok ? drawing.modules : 0));
  // A QR code grows with its text. Letters take at least the space of digits; characters outside the alphanumeric mode
  // take the most.
  const longest = Math.max(0, ...codes.map(({ length }) => length));
  const widest = codes.some((code) => /[^0-9A-Z.-]/.test(code)) ? '_' : 'A';
  const qr = drawQr(tagUrl(tagBase, widest.repeat(longest)), level).size;
  return { qr, ...(barcodes.length > 0 && { barcode: Math.max(...barcodes) }) };
}

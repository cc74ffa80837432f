import { drawBarcode } from '../../codes/code128';
import type { BarcodeDrawing, BarcodeProblem } from '../../codes/code128';
import { drawDataMatrix } from '../../codes/dataMatrix';
import type { DataMatrixEncoder } from '../../codes/dataMatrix';
import { drawQr } from '../../codes/qr';
import type { ErrorCorrectionLevel } from '../../codes/qr';
import { getTagUrl } from '../../tag/getTagUrl';
import type { CodeModules } from '../sticker/stickerElements';
import type { RunCode } from './codeList';

/** Returns `draw` with a cache, because most of the time for drawing a sheet is spent on encoding codes. */
function cacheDrawings<Drawing>(draw: (text: string) => Drawing): (text: string) => Drawing {
  const drawings = new Map<string, Drawing>();
  return (text) => {
    const cachedDrawing = drawings.get(text);
    if (cachedDrawing !== undefined) return cachedDrawing;
    const drawing = draw(text);
    drawings.set(text, drawing);
    return drawing;
  };
}

/** Input of `drawRun`: the codes of a run, and how the codes are encoded. */
export type RunRequest = {
  /** The codes of the run, at least one. */
  codes: readonly RunCode[];
  /** Number of stickers of each code, which are printed one after the other. */
  copies: number;
  /** Start of the URLs in QR codes, see `getTagUrl`. */
  tagBaseUrl: string;
  /** Error correction level of the QR codes. */
  level: ErrorCorrectionLevel;
  /** Encoder of the Data Matrix codes. Undefined until it is loaded; until then, these codes are not drawn. */
  dataMatrix?: DataMatrixEncoder | undefined;
};

/**
 * Returns the code of the sticker with the index `index`, from 0. Throws a RangeError if the run has fewer stickers.
 */
export function findRunCode({ codes, copies }: Pick<RunRequest, 'codes' | 'copies'>, index: number) {
  const runCode = codes[Math.floor(index / copies)];
  if (!runCode) throw new RangeError(`There is no code for sticker ${index}.`);
  return runCode;
}

/** Returns the texts of the labels of a code: its number, and the code itself as serial number. */
export function getLabelTexts({ code, number }: Pick<RunCode, 'code' | 'number'>) {
  return { number: String(number), serial: code };
}

/**
 * Returns two functions of the zero-based index of a sticker: `codeOf` returns its QR code, `extrasOf` its labels and
 * its barcode or Data Matrix code. Both throw a RangeError if the run has fewer stickers. Codes are drawn on first use
 * and cached.
 */
export function drawRun({ codes, copies, tagBaseUrl, level, dataMatrix }: RunRequest) {
  const qrOf = cacheDrawings((code) => drawQr(getTagUrl(tagBaseUrl, code), level));
  const barcodeOf = cacheDrawings<BarcodeDrawing | BarcodeProblem>(drawBarcode);
  const dataMatrixOf = dataMatrix && cacheDrawings((code) => drawDataMatrix(code, dataMatrix));
  const codeAt = (index: number) => findRunCode({ codes, copies }, index);
  return {
    codeOf: (index: number) => qrOf(codeAt(index).code),
    extrasOf: (index: number) => ({
      ...getLabelTexts(codeAt(index)),
      barcode: () => barcodeOf(codeAt(index).code),
      dataMatrix: dataMatrixOf && (() => dataMatrixOf(codeAt(index).code)),
    }),
  };
}

/**
 * Replaces each letter of a code by 'A' and each digit by '0'. Codes with the same result have barcodes and Data Matrix
 * codes of the same size.
 */
const getPattern = (code: string) => code.replace(/[0-9]/g, '0').replace(/[A-Z]/g, 'A');

/**
 * Returns the sizes of the largest codes of a run, in modules. The size of the QR code is an upper limit. Draws only
 * one barcode for all codes with the same pattern, see `getPattern`, so that thousands of codes take little time.
 */
export function measureWidestCodes(
  codes: readonly string[],
  tagBaseUrl: string,
  level: ErrorCorrectionLevel,
  dataMatrix?: DataMatrixEncoder,
): CodeModules {
  const patterns = [...new Set(codes.map(getPattern))];
  const widest = (draw: (text: string) => { ok: true; modules: number } | BarcodeProblem) => {
    const widths = patterns.map(draw).flatMap((drawing) => (drawing.ok ? drawing.modules : []));
    return widths.length > 0 ? Math.max(...widths) : undefined;
  };
  const barcode = widest(drawBarcode);
  const matrix = dataMatrix && widest((text) => drawDataMatrix(text, dataMatrix));
  // The size of a QR code increases with the length of its text. Letters take at least as much space as digits, and
  // characters outside the alphanumeric mode of QR codes take the most. In the URL, some characters are percent-encoded.
  const urlStart = getTagUrl(tagBaseUrl, '');
  const encodedCodes = codes.map((code) => getTagUrl(tagBaseUrl, code).slice(urlStart.length));
  const maxLength = encodedCodes.reduce((max, { length }) => Math.max(max, length), 0);
  const widestCharacter = encodedCodes.some((code) => /[^0-9A-Z%*.-]/.test(code)) ? '_' : 'A';
  const qr = drawQr(urlStart + widestCharacter.repeat(maxLength), level).size;
  return { qr, ...(barcode !== undefined && { barcode }), ...(matrix !== undefined && { dataMatrix: matrix }) };
}

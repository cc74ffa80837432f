import { drawBarcode } from '../../codes/code128';
import type { BarcodeDrawing, BarcodeProblem } from '../../codes/code128';
import { drawDataMatrix } from '../../codes/dataMatrix';
import type { DataMatrixEncoder } from '../../codes/dataMatrix';
import { drawQr } from '../../codes/qr';
import type { ErrorCorrectionLevel } from '../../codes/qr';
import { getTagUrl } from '../../tag/getTagUrl';
import type { CodeModuleCounts } from '../sticker/stickerElements';
import type { RunCode } from './codeList';

/** Returns a memoized `draw`, because encoding codes takes most of the time for drawing a sheet. */
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

/** Input of `drawRun`: the codes of a run, and the settings for encoding them. */
export type RunRequest = {
  /** The codes of the run, at least one. */
  codes: readonly RunCode[];
  /** Number of stickers of each code. The copies of a code are printed one after the other. */
  copies: number;
  /** Start of the URLs in QR codes, see `getTagUrl`. */
  tagBaseUrl: string;
  /** Error correction level of the QR codes. */
  level: ErrorCorrectionLevel;
  /** Encoder of the Data Matrix codes. Undefined until it is loaded: no Data Matrix codes are drawn until then. */
  dataMatrix?: DataMatrixEncoder | undefined;
};

/** Returns the code of the sticker with the zero-based `index`. Throws a RangeError if the run has fewer stickers. */
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
 * Returns two functions that take the zero-based index of a sticker: `getQr` returns its QR code, `getExtras` its
 * labels and its barcode or Data Matrix code. Both throw a RangeError if the run has fewer stickers. Codes are drawn on
 * first use and cached.
 */
export function drawRun({ codes, copies, tagBaseUrl, level, dataMatrix }: RunRequest) {
  const getQrOfCode = cacheDrawings((code) => drawQr(getTagUrl(tagBaseUrl, code), level));
  const getBarcode = cacheDrawings<BarcodeDrawing | BarcodeProblem>(drawBarcode);
  const getDataMatrix = dataMatrix && cacheDrawings((code) => drawDataMatrix(code, dataMatrix));
  const getRunCode = (index: number) => findRunCode({ codes, copies }, index);
  return {
    getQr: (index: number) => getQrOfCode(getRunCode(index).code),
    getExtras: (index: number) => ({
      ...getLabelTexts(getRunCode(index)),
      barcode: () => getBarcode(getRunCode(index).code),
      dataMatrix: getDataMatrix && (() => getDataMatrix(getRunCode(index).code)),
    }),
  };
}

/**
 * Replaces each letter of a code by 'A' and each digit by '0'. Codes with the same result have barcodes and Data Matrix
 * codes of the same size.
 */
const getSizePattern = (code: string) => code.replace(/[0-9]/g, '0').replace(/[A-Z]/g, 'A');

/**
 * Returns the sizes of the largest codes of a run, in modules. The size of the QR code is an upper bound. Codes with
 * the same pattern, see `getSizePattern`, are measured only once, so that thousands of codes take little time.
 */
export function measureWidestCodes(
  codes: readonly string[],
  tagBaseUrl: string,
  level: ErrorCorrectionLevel,
  dataMatrix?: DataMatrixEncoder,
): CodeModuleCounts {
  const patterns = [...new Set(codes.map(getSizePattern))];
  const measureWidest = (draw: (text: string) => { ok: true; moduleCount: number } | BarcodeProblem) => {
    const widths = patterns.map(draw).flatMap((drawing) => (drawing.ok ? drawing.moduleCount : []));
    return widths.length > 0 ? Math.max(...widths) : undefined;
  };
  const barcode = measureWidest(drawBarcode);
  const widestDataMatrix = dataMatrix && measureWidest((text) => drawDataMatrix(text, dataMatrix));
  // The size of a QR code increases with the length of its text. Digits take the least space, letters at least as much,
  // and characters outside of the alphanumeric mode the most. Codes are measured as in the URL, where some characters
  // are percent-encoded.
  const urlStart = getTagUrl(tagBaseUrl, '');
  const encodedCodes = codes.map((code) => getTagUrl(tagBaseUrl, code).slice(urlStart.length));
  const maxLength = encodedCodes.reduce((max, { length }) => Math.max(max, length), 0);
  const widestCharacter = encodedCodes.some((code) => /[^0-9A-Z%*.-]/.test(code)) ? '_' : 'A';
  const qr = drawQr(urlStart + widestCharacter.repeat(maxLength), level).moduleCount;
  return { qr, barcode, dataMatrix: widestDataMatrix };
}

import qrcode from 'qrcode/lib/core/qrcode';
import type { ErrorCorrectionLevel } from 'qrcode/lib/core/qrcode';

/** Width in modules of the quiet zone around a QR code (ISO/IEC 18004). */
export const qrQuietZone = 4;

/**
 * Error correction levels. A QR code can still be read if up to 7 % (L), 15 % (M), 25 % (Q) or 30 % (H) of it is
 * damaged (ISO/IEC 18004).
 */
export const errorCorrectionLevels = ['L', 'M', 'Q', 'H'] as const satisfies ErrorCorrectionLevel[];
export type { ErrorCorrectionLevel };

/** A QR code, drawn as one path without the quiet zone. */
export type QrDrawing = {
  /** Number of modules per side: 21, 25, 29 … */
  moduleCount: number;
  /** SVG path data of the dark modules: rectangles that do not overlap. One unit is one module. */
  path: string;
};

/** Returns the start and width of each span in a row. A span is a group of adjacent dark modules. */
function findDarkSpans(row: Uint8Array): [start: number, width: number][] {
  const spans: [number, number][] = [];
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x++;
    spans.push([start, x + 1 - start]);
  }
  return spans;
}

/**
 * Returns the SVG path data of the dark modules of a square code with `moduleCount` modules per side. `data` has one
 * item for each module, row by row, and 0 for light modules. Spans with the same start and width in consecutive rows
 * are joined into one rectangle, so that the path is shorter and renders without seams.
 */
export function getModulePath(moduleCount: number, data: Uint8Array): string {
  type Rectangle = { x: number; y: number; width: number; height: number };
  const rectangles: Rectangle[] = [];
  let previousRow = new Map<number, Rectangle>();
  for (let y = 0; y < moduleCount; y++) {
    const currentRow = new Map<number, Rectangle>();
    for (const [x, width] of findDarkSpans(data.subarray(y * moduleCount, (y + 1) * moduleCount))) {
      const rectangleAbove = previousRow.get(x);
      const rectangle = rectangleAbove?.width === width ? rectangleAbove : { x, y, width, height: 0 };
      if (rectangle !== rectangleAbove) rectangles.push(rectangle);
      rectangle.height++;
      currentRow.set(x, rectangle);
    }
    previousRow = currentRow;
  }
  return rectangles.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h-${width}z`).join('');
}

/**
 * Encodes `payload` as a QR code. Throws a RangeError if the payload is empty or too long. At level M, every payload of
 * up to 2,331 bytes fits.
 */
export function drawQr(payload: string, level: ErrorCorrectionLevel = 'M'): QrDrawing {
  let modules;
  try {
    ({ modules } = qrcode.create(payload, { errorCorrectionLevel: level }));
  } catch (error) {
    throw new RangeError('This text is empty or too long for a QR code.', { cause: error });
  }
  return { moduleCount: modules.size, path: getModulePath(modules.size, modules.data) };
}

import qrcode from 'qrcode/lib/core/qrcode';
import type { ErrorCorrectionLevel } from 'qrcode/lib/core/qrcode';

/** Quiet zone around a QR code in modules (ISO/IEC 18004). */
export const quietModules = 4;

/** Levels that tolerate a loss of 7, 15, 25 and 30 % of a QR code (ISO/IEC 18004). */
export const errorCorrectionLevels = ['L', 'M', 'Q', 'H'] as const satisfies ErrorCorrectionLevel[];
export type { ErrorCorrectionLevel };

/** A QR code as one path in a square of `size` x `size` modules, without the quiet zone. */
export type QrPath = {
  /** Modules per side: 21, 25, 29 … */
  size: number;
  /** SVG path data in modules: rectangles of dark modules without overlap. */
  path: string;
};

/** Start and length of each run of dark modules in a row. */
function runsOf(row: Uint8Array): [start: number, width: number][] {
  const runs: [number, number][] = [];
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x++;
    runs.push([start, x + 1 - start]);
  }
  return runs;
}

/** Merges equal runs of consecutive rows into rectangles: fewer bytes, and no seams when rendered. */
function pathOf(size: number, data: Uint8Array): string {
  type Rectangle = { x: number; y: number; width: number; height: number };
  const all: Rectangle[] = [];
  let above = new Map<number, Rectangle>();
  for (let y = 0; y < size; y++) {
    const here = new Map<number, Rectangle>();
    for (const [x, width] of runsOf(data.subarray(y * size, (y + 1) * size))) {
      const previous = above.get(x);
      const rectangle = previous?.width === width ? previous : { x, y, width, height: 0 };
      if (rectangle !== previous) all.push(rectangle);
      rectangle.height++;
      here.set(x, rectangle);
    }
    above = here;
  }
  return all.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h-${width}z`).join('');
}

/**
 * Encodes `payload` as a QR code. Throws a RangeError if the payload is empty or too long (at level M: more than 2,331
 * bytes).
 */
export function drawQr(payload: string, level: ErrorCorrectionLevel = 'M'): QrPath {
  if (payload === '') throw new RangeError('A QR code needs a text to carry.');
  let modules;
  try {
    ({ modules } = qrcode.create(payload, { errorCorrectionLevel: level }));
  } catch (error) {
    throw new RangeError('This text is too long for a QR code.', { cause: error });
  }
  return { size: modules.size, path: pathOf(modules.size, modules.data) };
}

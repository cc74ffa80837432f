import qrcode from 'qrcode/lib/core/qrcode';
import type { ErrorCorrectionLevel } from 'qrcode/lib/core/qrcode';

/** Light modules that a reader needs around a QR code on each side (ISO/IEC 18004). */
export const quietModules = 4;

/** A QR code as a drawing: one path in a square of `size` x `size` modules, without the quiet zone. */
export type QrDrawing = {
  /** Modules on a side: 21, 25, 29 … */
  size: number;
  /** SVG path data in modules; the dark modules of a row that touch are one rectangle. */
  path: string;
};

/**
 * The QR code of `payload`. Throws a RangeError when the payload is empty or too long for any QR code
 * (at level M: 2,331 bytes).
 */
export function drawQr(payload: string, level: ErrorCorrectionLevel = 'M'): QrDrawing {
  if (payload === '') throw new RangeError('A QR code needs a text to carry.');
  let modules;
  try {
    ({ modules } = qrcode.create(payload, { errorCorrectionLevel: level }));
  } catch (error) {
    throw new RangeError('This text is too long for a QR code.', { cause: error });
  }
  const { size, data } = modules;
  let path = '';
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (!data[y * size + x]) continue;
      const start = x;
      while (x + 1 < size && data[y * size + x + 1]) x++;
      path += `M${start} ${y}h${x + 1 - start}v1h-${x + 1 - start}z`;
    }
  }
  return { size, path };
}

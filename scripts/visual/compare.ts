import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** The difference of two pictures. `diff` is a PNG file with the different pixels in red. */
export type Difference = { kind: 'pixels'; pixels: number; diff: Buffer } | { kind: 'size'; sizes: [string, string] };

/**
 * Number of pixels that may differ faintly. `threshold` is the largest faint difference on Pixelmatch's scale from 0 to
 * 1, about 5 % of the brightness. Browsers anti-alias rounded corners with such differences. All other pixels must be
 * equal.
 */
export const faintLimits = { pixels: 48, threshold: 0.05 };

const formatSize = ({ width, height }: PNG) => `${width} × ${height}`;

/** Compares two PNG files. Returns undefined if they are equal within `faintLimits`. */
export function comparePictures(before: Buffer, after: Buffer): Difference | undefined {
  if (before.equals(after)) return undefined;
  const [first, second] = [PNG.sync.read(before), PNG.sync.read(after)];
  const { width, height } = first;
  if (formatSize(first) !== formatSize(second)) return { kind: 'size', sizes: [formatSize(first), formatSize(second)] };
  const output = new PNG({ width, height });
  const count = (threshold: number) =>
    pixelmatch(first.data, second.data, output.data, width, height, { threshold, includeAA: true });
  const strongPixels = count(faintLimits.threshold);
  const pixels = count(0);
  if (strongPixels === 0 && pixels <= faintLimits.pixels) return undefined;
  return { kind: 'pixels', pixels, diff: PNG.sync.write(output) };
}

import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** The difference between two pictures. `differencePng` is a PNG file that shows the different pixels in red. */
export type Difference =
  | { kind: 'pixels'; pixelCount: number; differencePng: Buffer }
  | { kind: 'size'; sizes: [string, string] };

/**
 * Limits of the differences to ignore: how many pixels may differ, and by how much on Pixelmatch's scale from 0 to 1
 * (about 5 % of the brightness). Browsers cause such differences when they anti-alias rounded corners.
 */
export const faintLimits = { maxPixels: 48, threshold: 0.05 };

const formatSize = ({ width, height }: PNG) => `${width} × ${height}`;

/** Compares two PNG files. Returns undefined if they are equal within `faintLimits`. */
export function comparePictures(before: Buffer, after: Buffer): Difference | undefined {
  if (before.equals(after)) return undefined;
  const [imageBefore, imageAfter] = [PNG.sync.read(before), PNG.sync.read(after)];
  const { width, height } = imageBefore;
  if (formatSize(imageBefore) !== formatSize(imageAfter))
    return { kind: 'size', sizes: [formatSize(imageBefore), formatSize(imageAfter)] };
  const diffImage = new PNG({ width, height });
  const countDifferentPixels = (threshold: number) =>
    pixelmatch(imageBefore.data, imageAfter.data, diffImage.data, width, height, { threshold, includeAA: true });
  const strongDifferenceCount = countDifferentPixels(faintLimits.threshold);
  const pixelCount = countDifferentPixels(0);
  if (strongDifferenceCount === 0 && pixelCount <= faintLimits.maxPixels) return undefined;
  return { kind: 'pixels', pixelCount, differencePng: PNG.sync.write(diffImage) };
}

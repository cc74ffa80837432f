import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';

import { comparePictures, faintLimits } from './compare';

const size = { width: 40, height: 30 };

/** Returns a greyscale PNG file. `getBrightness` returns the brightness of a pixel (0 to 255). */
function drawPicture(getBrightness: (x: number, y: number) => number, { width, height } = size): Buffer {
  const picture = new PNG({ width, height });
  for (let index = 0; index < width * height; index += 1)
    picture.data
      .fill(getBrightness(index % width, Math.floor(index / width)), index * 4, index * 4 + 3)
      .fill(255, index * 4 + 3, index * 4 + 4);
  return PNG.sync.write(picture);
}

const createBoxBrightness = (left: number) => (x: number, y: number) =>
  x >= left && x < left + 12 && y > 4 && y < 20 ? 60 : 240;
const plainPicture = drawPicture(() => 240);

describe('comparePictures', () => {
  it('finds no difference in equal pictures', () => {
    expect(comparePictures(drawPicture(createBoxBrightness(8)), drawPicture(createBoxBrightness(8)))).toBeUndefined();
  });

  it('finds a box that has moved by one pixel', () => {
    const difference = comparePictures(drawPicture(createBoxBrightness(8)), drawPicture(createBoxBrightness(9)));
    expect(difference).toMatchObject({ kind: 'pixels', pixelCount: 2 * 15 });
  });

  it('finds a single pixel, and marks it in red', () => {
    const difference = comparePictures(
      plainPicture,
      drawPicture((x, y) => (x === 7 && y === 3 ? 200 : 240)),
    );
    expect(difference).toMatchObject({ kind: 'pixels', pixelCount: 1 });
    const { data } = PNG.sync.read(difference?.kind === 'pixels' ? difference.differencePng : Buffer.of());
    const start = (3 * size.width + 7) * 4;
    expect([...data.subarray(start, start + 3)]).toEqual([255, 0, 0]);
  });

  it.each([
    ['ignores', faintLimits.maxPixels, false],
    ['reports', faintLimits.maxPixels + 1, true],
  ] as const)('%s %i pixels that differ faintly', (_, pixels, isDifferent) => {
    const faintPicture = drawPicture((x, y) => (y * size.width + x < pixels ? 243 : 240));
    expect(comparePictures(plainPicture, faintPicture) !== undefined).toBe(isDifferent);
  });

  it('finds pictures of different sizes', () => {
    expect(
      comparePictures(
        plainPicture,
        drawPicture(() => 240, { width: 40, height: 31 }),
      ),
    ).toEqual({
      kind: 'size',
      sizes: ['40 × 30', '40 × 31'],
    });
  });
});

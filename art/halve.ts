import { PNG } from 'pngjs';

/** Halves the width and height of an image. Each pixel is the mean of four; transparent pixels do not add colour. */
export function halve(image: PNG): PNG {
  const result = new PNG({ width: image.width / 2, height: image.height / 2 });
  for (let y = 0; y < result.height; y++)
    for (let x = 0; x < result.width; x++) {
      const firstOffset = 4 * (2 * y * image.width + 2 * x);
      const offsets = [firstOffset, firstOffset + 4, firstOffset + 4 * image.width, firstOffset + 4 * image.width + 4];
      const alphas = offsets.map((offset) => image.data[offset + 3] ?? 0);
      const alpha = alphas.reduce((sum, value) => sum + value, 0);
      const colour = [0, 1, 2].map((channel) => {
        const sum = offsets.reduce(
          (total, offset, index) => total + (image.data[offset + channel] ?? 0) * (alphas[index] ?? 0),
          0,
        );
        return alpha === 0 ? 0 : Math.round(sum / alpha);
      });
      result.data.set([...colour, Math.round(alpha / 4)], 4 * (y * result.width + x));
    }
  return result;
}

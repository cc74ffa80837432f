import { expect, it } from 'vitest';

import { drawQr } from './qr';

const countModulesPerSide = (length: number, level: 'L' | 'M' | 'Q' | 'H') =>
  drawQr(`https://tag.example/t/${'A1F0E3B001'.repeat(5)}`.slice(0, length), level).moduleCount;

it('a QR code grows with the text and the error correction level', () => {
  expect((['L', 'M', 'Q', 'H'] as const).map((level) => countModulesPerSide(30, level))).toEqual([25, 29, 29, 33]);
  expect(countModulesPerSide(60, 'M')).toBe(33);
});

it('the path covers each dark module once', () => {
  const { moduleCount, path } = drawQr('https://tag.example.com/t/A1F0E3B001');
  const coverCounts = new Map<number, number>();
  for (const [, x, y, width, height] of path.matchAll(/M(\d+) (\d+)h(\d+)v(\d+)h-\d+z/g)) {
    for (let row = Number(y); row < Number(y) + Number(height); row++)
      for (let column = Number(x); column < Number(x) + Number(width); column++)
        coverCounts.set(row * moduleCount + column, (coverCounts.get(row * moduleCount + column) ?? 0) + 1);
  }
  expect([...coverCounts.values()].every((count) => count === 1)).toBe(true);
  // The finder pattern in the top left corner has 24 dark modules in its 7 x 7 frame, and 9 in its 3 x 3 centre.
  const finderPattern = [...coverCounts.keys()].filter((index) => index % moduleCount < 7 && index < 7 * moduleCount);
  expect(finderPattern).toHaveLength(24 + 9);
});

it('joins adjacent dark modules, as in the finder pattern', () => {
  const { path } = drawQr('https://tag.example.com/t/A1F0E3B001');
  expect(path).toMatch(/^M0 0h7v1h-7z/);
  expect(path).toContain('M0 1h1v5h-1z');
  expect(path).toContain('M2 2h3v3h-3z');
});

it('rejects an empty text and one that is too long', () => {
  const expectedError: unknown = expect.objectContaining({
    name: 'RangeError',
    message: 'This text is empty or too long for a QR code.',
    cause: expect.any(Error) as unknown,
  });
  expect(() => drawQr('')).toThrow(expectedError);
  expect(() => drawQr('x'.repeat(2400))).toThrow(expectedError);
});

it('uses level M by default', () => {
  expect(drawQr('https://tag.example')).toEqual(drawQr('https://tag.example', 'M'));
  expect(drawQr('https://tag.example')).not.toEqual(drawQr('https://tag.example', 'L'));
});

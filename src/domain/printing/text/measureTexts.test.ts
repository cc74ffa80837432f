import { expect, it } from 'vitest';

import { measureTexts } from './measureTexts';
import type { ShapedLine } from './shapedText';

const shape = (text: string): ShapedLine => ({
  ok: true,
  text,
  runs: [],
  width: text.length / 2,
  inkBounds: { left: 0, top: -0.7, right: text.length / 2, bottom: 0.2 },
  capHeight: 0.7,
});

it('measures the 2,000 longest of the distinct texts', () => {
  const longTexts = Array.from({ length: 2000 }, (_, index) => `Flat ${index + 1000}`);
  const texts = ['Flat 1', ...longTexts, 'Flat 2', 'Flat 1000'];
  const { printableTexts } = measureTexts({ font: 'figtree', weight: 'bold' }, texts, [], {
    shape,
    findMissing: () => undefined,
  });
  expect(printableTexts.map(({ line }) => line.text)).toEqual(longTexts);
});

import { expect, it } from 'vitest';

import { betterHeight, fitPicture, warnOfResolution } from './design';

const sticker = { width: 50, height: 60 };

it('fills a sticker of its own proportions', () => {
  expect(fitPicture({ width: 1181, height: 1417 }, sticker)).toEqual({ dpi: 600, strips: 'none', matchingHeight: 60 });
});

it('leaves white strips rather than cutting or stretching', () => {
  expect(fitPicture({ width: 1000, height: 1000 }, sticker)).toEqual({
    dpi: 508,
    strips: 'above and below',
    matchingHeight: 50,
  });
  expect(fitPicture({ width: 500, height: 1200 }, sticker)).toEqual({
    dpi: 508,
    strips: 'at the sides',
    matchingHeight: 120,
  });
});

it.each([
  [150, undefined],
  [149, 'The picture has 149 dpi at this size; 300 is good for print.'],
  [72, 'The picture has 72 dpi at this size; 300 is good for print.'],
  [71, 'The picture has 71 dpi at this size, which is poor: single dots will be seen; 300 is good for print.'],
])('warns of %d dpi', (dpi, message) => {
  expect(warnOfResolution(dpi)).toBe(message);
});

it('offers another height where a sticker can have it and it changes something', () => {
  const offer = (width: number, height: number, design = sticker) =>
    betterHeight(fitPicture({ width, height }, design), design);
  expect(offer(1000, 1000)).toBe(50);
  expect(offer(1181, 1417)).toBeUndefined();
  expect(offer(1000, 100)).toBeUndefined();
  expect(offer(10, 1000)).toBeUndefined();
  // White strips that a tenth of a millimetre does not mend.
  expect(offer(10_000, 10_004, { width: 500, height: 500.2 })).toBeUndefined();
});

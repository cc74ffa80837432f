import { expect, it } from 'vitest';

import { betterHeight, fitImage, checkResolution } from './design';

const sticker = { width: 50, height: 60 };

it('fills a sticker of the same proportions', () => {
  expect(fitImage({ width: 1181, height: 1417 }, sticker)).toEqual({ dpi: 600, strips: 'none', matchingHeight: 60 });
});

it('leaves white strips instead of cropping or stretching', () => {
  expect(fitImage({ width: 1000, height: 1000 }, sticker)).toEqual({
    dpi: 508,
    strips: 'top-and-bottom',
    matchingHeight: 50,
  });
  expect(fitImage({ width: 500, height: 1200 }, sticker)).toEqual({
    dpi: 508,
    strips: 'sides',
    matchingHeight: 120,
  });
});

it.each([
  [150, undefined],
  [149, 'soft'],
  [72, 'soft'],
  [71, 'poor'],
])('rates %d dpi', (dpi, rating) => {
  expect(checkResolution(dpi)).toBe(rating);
});

it('suggests another height if it is in range and changes something', () => {
  const suggestedHeight = (width: number, height: number, design = sticker) =>
    betterHeight(fitImage({ width, height }, design), design);
  expect(suggestedHeight(1000, 1000)).toBe(50);
  expect(suggestedHeight(1181, 1417)).toBeUndefined();
  expect(suggestedHeight(1000, 100)).toBeUndefined();
  expect(suggestedHeight(10, 1000)).toBeUndefined();
  // Rounded to 0.1 mm, the matching height is the current height.
  expect(suggestedHeight(10_000, 10_004, { width: 500, height: 500.2 })).toBeUndefined();
});

import { expect, it } from 'vitest';

import { findResolutionWarning, fitImage, findHeightWithoutStrips, toMmSize, findStickerSize } from './design';

const stickerSize = { width: 50, height: 60 };

it('fits an image without strips into a sticker of the same proportions', () => {
  expect(fitImage({ width: 1181, height: 1417 }, stickerSize)).toEqual({
    dpi: 600,
    strips: 'none',
    matchingHeight: 60,
  });
});

it('leaves white strips instead of cropping or stretching', () => {
  expect(fitImage({ width: 1000, height: 1000 }, stickerSize)).toEqual({
    dpi: 508,
    strips: 'top-and-bottom',
    matchingHeight: 50,
  });
  expect(fitImage({ width: 500, height: 1200 }, stickerSize)).toEqual({
    dpi: 508,
    strips: 'sides',
    matchingHeight: 120,
  });
});

it.each([
  [4984, 6000, 'none'],
  [4976, 6000, 'sides'],
  [5000, 5984, 'none'],
  [5000, 5976, 'top-and-bottom'],
])('ignores strips up to 0.1 mm: %d × %d px', (width, height, strips) => {
  const fit = fitImage({ width, height }, stickerSize);
  expect(fit.strips).toBe(strips);
  expect(findHeightWithoutStrips(fit, stickerSize) !== undefined).toBe(strips !== 'none');
});

it.each([
  [150, undefined],
  [149, 'soft'],
  [72, 'soft'],
  [71, 'poor'],
])('for %d dpi, returns the warning %s', (dpi, rating) => {
  expect(findResolutionWarning(dpi)).toBe(rating);
});

it('suggests a height without strips if it is within the limits and not the current height', () => {
  const findSuggestedHeight = (width: number, height: number, design = stickerSize) =>
    findHeightWithoutStrips(fitImage({ width, height }, design), design);
  expect(findSuggestedHeight(1000, 1000)).toBe(50);
  expect(findSuggestedHeight(1181, 1417)).toBeUndefined();
  expect(findSuggestedHeight(1000, 200)).toBe(10);
  expect(findSuggestedHeight(1000, 198)).toBeUndefined();
  expect(findSuggestedHeight(100, 4000)).toBe(2000);
  expect(findSuggestedHeight(1000, 40_002)).toBeUndefined();
  // Rounded to 0.1 mm, the matching height is the current height.
  expect(findSuggestedHeight(4995, 100, { width: 500, height: 10 })).toBeUndefined();
});

it('gives a sticker the size of a page, rounded to 0.1 mm, within the limits of stickers', () => {
  const toPoints = (width: number, height: number) => ({ width: (width * 72) / 25.4, height: (height * 72) / 25.4 });
  expect(toMmSize({ width: 240.944, height: 155.906 })).toEqual({ width: 85, height: 55 });
  expect(findStickerSize(toPoints(85.04, 55.06))).toEqual({ width: 85, height: 55.1 });
  expect(findStickerSize(toPoints(10, 2000))).toEqual({ width: 10, height: 2000 });
  expect(findStickerSize(toPoints(9.9, 60))).toBeUndefined();
  expect(findStickerSize(toPoints(50, 2000.1))).toBeUndefined();
});

import { expect, it } from 'vitest';

import { getContrastRatio, getLuminance, getRedContrastRatio } from './contrast';

it.each([
  ['#000000', 21],
  ['#010101', 20.87],
  ['#767676', 4.54],
  ['#777777', 4.48],
  ['#FF0000', 4],
  ['#00FF00', 1.37],
  ['#0000FF', 8.59],
  ['#FFFFFF', 1],
])('the contrast of %s on white is %d', (colour, ratio) => {
  expect(getContrastRatio(colour, '#FFFFFF')).toBeCloseTo(ratio, 2);
  expect(getContrastRatio('#FFFFFF', colour)).toBeCloseTo(ratio, 2);
});

it('getLuminance returns 0 to 1', () => {
  expect(getLuminance('#000000')).toBe(0);
  expect(getLuminance('#FFFFFF')).toBeCloseTo(1, 9);
});

it('red light shows only the red part of a colour', () => {
  expect(getRedContrastRatio('#FF0000', '#FFFFFF')).toBeCloseTo(1, 9);
  expect(getRedContrastRatio('#00FFFF', '#FFFFFF')).toBeCloseTo(21, 9);
});

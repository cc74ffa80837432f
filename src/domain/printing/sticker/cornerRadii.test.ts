import { expect, it } from 'vitest';

import { getCornerRadii } from './cornerRadii';

const sticker = { width: 40, height: 20 };

it.each([
  ['half its size', { kind: 'round', radius: 3 }, { rx: 20, ry: 10 }],
  ['the radius of its shape', { kind: 'rectangle', radius: 3 }, { rx: 3, ry: 3 }],
  ['at most half of its shorter side', { kind: 'rectangle', radius: 100 }, { rx: 10, ry: 10 }],
  ['none', undefined, { rx: 0, ry: 0 }],
] as const)('a sticker has corners with %s', (_, shape, radii) => {
  expect(getCornerRadii(sticker, shape)).toEqual(radii);
  expect(getCornerRadii({ width: 20, height: 40 }, shape)).toEqual({ rx: Math.min(radii.ry, radii.rx), ry: radii.rx });
});

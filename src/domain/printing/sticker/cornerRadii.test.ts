import { expect, it } from 'vitest';

import { getCornerRadii } from './cornerRadii';

const wide = { width: 40, height: 20 };
const high = { width: 20, height: 40 };

it.each([
  ['half its size', wide, { kind: 'round', radius: 3 }, { rx: 20, ry: 10 }],
  ['the radius of its shape', wide, { kind: 'rectangle', radius: 3 }, { rx: 3, ry: 3 }],
  ['at most half of its height', wide, { kind: 'rectangle', radius: 100 }, { rx: 10, ry: 10 }],
  ['at most half of its width', high, { kind: 'rectangle', radius: 100 }, { rx: 10, ry: 10 }],
  ['none', wide, undefined, { rx: 0, ry: 0 }],
] as const)('a sticker has corners with %s', (_, sticker, shape, radii) => {
  expect(getCornerRadii(sticker, shape)).toEqual(radii);
});

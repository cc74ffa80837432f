import { expect, it } from 'vitest';

import { getCornerRadii } from './cornerRadii';

const wideSticker = { width: 40, height: 20 };
const tallSticker = { width: 20, height: 40 };

it.each([
  ['half its size', wideSticker, { kind: 'round', radius: 3 }, { rx: 20, ry: 10 }],
  ['the radius of its shape', wideSticker, { kind: 'rectangle', radius: 3 }, { rx: 3, ry: 3 }],
  ['at most half of its height', wideSticker, { kind: 'rectangle', radius: 100 }, { rx: 10, ry: 10 }],
  ['at most half of its width', tallSticker, { kind: 'rectangle', radius: 100 }, { rx: 10, ry: 10 }],
  ['none', wideSticker, undefined, { rx: 0, ry: 0 }],
] as const)('a sticker has corners with %s', (_, sticker, shape, radii) => {
  expect(getCornerRadii(sticker, shape)).toEqual(radii);
});

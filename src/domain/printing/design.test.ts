import { expect, it } from 'vitest';

import { fitPicture } from './design';

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

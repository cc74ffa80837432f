import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { hexacodeOfSticker, partOfTags, readChosenTags } from './chosenTags';

describe('what was chosen for printing', () => {
  it('is read, each tag once', () => {
    expect(readChosenTags({ hexacodes: ['7F3A9C21', 'B04D17E8', '7F3A9C21'] })).toEqual(['7F3A9C21', 'B04D17E8']);
  });

  it.each([null, 7, [], {}, { hexacodes: '7F3A9C21' }, { hexacodes: ['7F3A9C21', '<b>'] }, { hexacodes: [''] }])(
    'is nothing where %j was stored',
    (stored) => {
      expect(readChosenTags(stored)).toEqual([]);
    },
  );
});

describe('parts of many tags', () => {
  const tags = (count: number) => Array.from({ length: count }, (_, index) => index.toString(16).toUpperCase());

  it('are one for as many as a print window takes', () => {
    expect(partOfTags(tags(120), 2, 0)).toEqual({ hexacodes: tags(120), part: 0, parts: 1, first: 0, total: 120 });
  });

  it('go on where the one before ends', () => {
    const chosen = tags(4500);
    expect(partOfTags(chosen, 1, 1)).toMatchObject({ part: 1, parts: 3, first: 2000 });
    expect(partOfTags(chosen, 1, 2).hexacodes).toEqual(chosen.slice(4000));
    expect(partOfTags(chosen, 1, 9).part).toBe(2);
  });

  it('hold every tag once, and never more stickers than a window takes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 1, max: 2000 }), (count, copies) => {
        const chosen = tags(count);
        const { parts } = partOfTags(chosen, copies, 0);
        const all = Array.from({ length: parts }, (_, part) => partOfTags(chosen, copies, part).hexacodes);
        expect(all.flat().join()).toBe(chosen.join());
        for (const { length } of all) expect(length * copies).toBeLessThanOrEqual(2000);
      }),
    );
  });
});

describe('the stickers of chosen tags', () => {
  it('keep the copies of a tag together', () => {
    const codes = [0, 1, 2, 3, 4, 5].map((index) => hexacodeOfSticker(['A1', 'B2', 'C3'], 2, index));
    expect(codes).toEqual(['A1', 'A1', 'B2', 'B2', 'C3', 'C3']);
    expect(() => hexacodeOfSticker(['A1'], 2, 2)).toThrow(RangeError);
  });
});

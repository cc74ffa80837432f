import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { partOfCodes } from './codesPart';

describe('parts of many codes', () => {
  const codes = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ code: `A${index}`, number: index + 1 }));

  it('are one for as many as a print window takes', () => {
    expect(partOfCodes(codes(120), 2, 0)).toEqual({ codes: codes(120), part: 0, parts: 1, first: 0, total: 120 });
    expect(partOfCodes([], 1, 0)).toEqual({ codes: [], part: 0, parts: 1, first: 0, total: 0 });
  });

  it('go on where the one before ends', () => {
    const all = codes(4500);
    expect(partOfCodes(all, 1, 1)).toMatchObject({ part: 1, parts: 3, first: 2000 });
    expect(partOfCodes(all, 1, 2).codes).toEqual(all.slice(4000));
    expect(partOfCodes(all, 1, 9).part).toBe(2);
  });

  it('hold every code once, and never more stickers than a window takes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 1, max: 2000 }), (count, copies) => {
        const all = codes(count);
        const { parts } = partOfCodes(all, copies, 0);
        const taken = Array.from({ length: parts }, (_, part) => partOfCodes(all, copies, part).codes);
        expect(taken.flat().map(({ code }) => code)).toEqual(all.map(({ code }) => code));
        for (const { length } of taken) expect(length * copies).toBeLessThanOrEqual(2000);
      }),
    );
  });
});

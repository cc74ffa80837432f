import { describe, expect, it } from 'vitest';

import { partOfTags } from './chosenTags';
import { measureRun, runOf } from './printRun';

describe('the codes of a run', () => {
  it('are a numbered series, one for each sticker, where no tags are chosen', () => {
    expect(runOf(2, undefined)).toEqual({
      codes: [
        { code: 'A1F0E3B001', number: 1 },
        { code: 'A1F0E3B002', number: 2 },
      ],
      copies: 1,
    });
  });

  it('are those of the chosen tags, of which the quantity is the copies; their numbers go on from part to part', () => {
    const chosen = Array.from({ length: 2001 }, (_, index) => index.toString(16).toUpperCase());
    expect(runOf(3, partOfTags(['7F3A9C21'], 3, 0))).toEqual({ codes: [{ code: '7F3A9C21', number: 1 }], copies: 3 });
    expect(runOf(1, partOfTags(chosen, 1, 1)).codes).toEqual([{ code: '7D0', number: 2001 }]);
  });
});

it('is judged by its widest codes and its longest lines', () => {
  const run = {
    copies: 1,
    codes: [
      { code: 'A1', number: 9 },
      { code: 'A1F0E3B001', number: 10 },
    ],
  };
  expect(measureRun(run, 'https://tag.example.com', 'M')).toEqual({
    codes: ['A1', 'A1F0E3B001'],
    modules: { qr: 29, barcode: 145 },
    lines: { number: '10', serial: 'A1F0E3B001' },
  });
});

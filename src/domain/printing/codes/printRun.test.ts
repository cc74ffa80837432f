import { describe, expect, it } from 'vitest';

import { partOfCodes } from './codesPart';
import { measureRun, runOf, withStickers } from './printRun';
import { defaultPrintSettings } from '../settings/printSettings';

describe('the codes of a run', () => {
  it('are a numbered series of samples, one for each sticker', () => {
    expect(runOf(2, { source: 'sample' })).toEqual({
      codes: [
        { code: 'A1F0E3B001', number: 1 },
        { code: 'A1F0E3B002', number: 2 },
      ],
      copies: 1,
    });
    expect(withStickers({ ...defaultPrintSettings, quantity: 2 }, { source: 'sample' }).quantity).toBe(2);
  });

  it('are those of the part of a list, of which the quantity is the copies', () => {
    const codes = [
      { code: 'A1', number: 1 },
      { code: 'B2', number: 2 },
    ];
    const from = { source: 'list', part: partOfCodes(codes, 3, 0) } as const;
    expect(runOf(3, from)).toEqual({ codes, copies: 3 });
    expect(withStickers({ ...defaultPrintSettings, quantity: 3 }, from).quantity).toBe(6);
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

import { describe, expect, it } from 'vitest';

import { selectRunPart } from './runPart';
import { measureRun, makeRun, getRunSettings } from './printRun';
import { defaultPrintSettings } from '../settings/printSettings';

describe('the codes of a run', () => {
  it('are one sample code per sticker', () => {
    expect(makeRun(2, { source: 'sample' })).toEqual({
      codes: [
        { code: 'A1F0E3B001', number: 1 },
        { code: 'A1F0E3B002', number: 2 },
      ],
      copies: 1,
    });
    expect(getRunSettings({ ...defaultPrintSettings, quantity: 2 }, { source: 'sample' }).quantity).toBe(2);
  });

  it('are those of a part, with the quantity as copies', () => {
    const codes = [
      { code: 'A1', number: 1 },
      { code: 'B2', number: 2 },
    ];
    const listSource = { source: 'list', part: selectRunPart(codes, 3, 0) } as const;
    expect(makeRun(3, listSource)).toEqual({ codes, copies: 3 });
    expect(getRunSettings({ ...defaultPrintSettings, quantity: 3 }, listSource).quantity).toBe(6);
  });
});

it('is measured by its widest codes and longest labels', () => {
  const run = {
    copies: 1,
    codes: [
      { code: 'A1', number: 9 },
      { code: 'A1F0E3B001', number: 10 },
      { code: 'B2F0E3B001', number: 11 },
      { code: 'B2', number: 8 },
    ],
  };
  expect(measureRun(run, 'https://tag.example.com', 'M')).toEqual({
    codes: ['A1', 'A1F0E3B001', 'B2F0E3B001', 'B2'],
    modules: { qr: 29, barcode: 145 },
    labels: { number: '10', serial: 'A1F0E3B001' },
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { selectRunPart } from './runPart';
import { countStickers, listAllCodes, measureRun, makeRun, makeWholeRun, getRunSettings } from './printRun';
import { defaultPrintSettings } from '../settings/printSettings';
import { fitText, minLabelFontSize } from '../sticker/fitText';

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

  it('are those of all parts in a whole run, and are listed once if a reprint repeats them', () => {
    const codes = [
      { code: 'A1', number: 1 },
      { code: 'B2', number: 2 },
    ];
    const reprint = { source: 'reprint', codes: [...codes, { code: 'A1', number: 1 }] } as const;
    expect(makeWholeRun(3, reprint)).toEqual({ codes: reprint.codes, copies: 3 });
    expect(makeWholeRun(3, { source: 'sample' })).toEqual(makeRun(3, { source: 'sample' }));
    expect([countStickers(3, reprint), countStickers(3, { source: 'sample' })]).toEqual([9, 3]);
    expect(listAllCodes(3, reprint)).toEqual(codes);
    expect(listAllCodes(3, { source: 'selected', codes })).toEqual(codes);
  });
});

const tagBaseUrl = 'https://tag.example.com';

it('measures a run by its widest codes and labels', () => {
  const run = {
    copies: 1,
    codes: [
      { code: 'A1', number: 9 },
      { code: 'A1F0E3B001', number: 10 },
      { code: 'B2F0E3B001', number: 11 },
      { code: 'B2', number: 8 },
    ],
  };
  expect(measureRun(run, tagBaseUrl, 'M')).toEqual({
    codeProblems: [],
    modules: { qr: 29, barcode: 145 },
    labels: { number: '10', serial: 'A1F0E3B001' },
  });
  expect(measureRun({ codes: [] }, tagBaseUrl, 'M').labels).toEqual({ number: '', serial: '' });
});

describe('the serial number to check', () => {
  const findWidestSerial = (...codes: string[]) =>
    measureRun({ codes: codes.map((code, index) => ({ code, number: index + 1 })) }, tagBaseUrl, 'M').labels.serial;

  it('is the widest one, not the one with the most characters', () => {
    expect(findWidestSerial('1111111111', 'ABCDEF1234')).toBe('ABCDEF1234');
    expect(findWidestSerial('WWWWW', '1-1-1-1')).toBe('WWWWW');
  });

  it('fits only if all serial numbers fit', () => {
    const anyCode = fc.stringMatching(/^[0-9A-Z]{1,12}$|^ق$/);
    fc.assert(
      fc.property(fc.array(anyCode, { minLength: 1 }), fc.integer({ min: 1, max: 15 }), (codes, width) => {
        const fits = (text: string) => fitText(text, { width, height: 3 }, minLabelFontSize).ok;
        expect(fits(findWidestSerial(...codes))).toBe(codes.every(fits));
      }),
    );
  });
});

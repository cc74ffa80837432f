import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { emirateDetails, emirates } from './emirates';
import { parsePlate, completePlate } from './parsePlate';
import { codeFormats } from './plate';

describe('parsePlate', () => {
  it.each([
    ['AUH 16 12345', { emirate: 'abuDhabi', code: '16', number: '12345' }],
    ['AUH16 12345', { emirate: 'abuDhabi', code: '16', number: '12345' }],
    ['AUD 16 12345', { emirate: 'abuDhabi', code: '16', number: '12345' }],
    ['Abu Dhabi 16 / 12345', { emirate: 'abuDhabi', code: '16', number: '12345' }],
    ['B 12345', { code: 'B', number: '12345' }],
    ['b12345', { code: 'B', number: '12345' }],
    ['dubai b-12345', { emirate: 'dubai', code: 'B', number: '12345' }],
    ['Ajman A 123', { emirate: 'ajman', code: 'A', number: '123' }],
    ['DXBH 83256', { emirate: 'dubai', code: 'H', number: '83256' }],
    ['AJM A 0123', { emirate: 'ajman', code: 'A', number: '0123' }],
    ['SHJ 12345', { emirate: 'sharjah', code: '', number: '12345' }],
    ['دبي B 12345', { emirate: 'dubai', code: 'B', number: '12345' }],
    ['١٦ ١٢٣٤٥ أبو ظبي', { emirate: 'abuDhabi', code: '16', number: '12345' }],
    ['أبوظبي 16 12345', { emirate: 'abuDhabi', code: '16', number: '12345' }],
    ['الشارقة 12345', { emirate: 'sharjah', code: '', number: '12345' }],
    ['عجمان A 123', { emirate: 'ajman', code: 'A', number: '123' }],
    ['رأس الخيمة C 987', { emirate: 'rak', code: 'C', number: '987' }],
    ['١٦ ١٢٣٤٥', { code: '16', number: '12345' }],
    [' Sharjah - 12345 ', { emirate: 'sharjah', code: '', number: '12345' }],
    ['16أبوظبي12345', { emirate: 'abuDhabi', code: '16', number: '12345' }],
    ['12345', undefined],
    [' 12345', undefined],
    ['SHJ 123456', undefined],
    ['B', undefined],
    ['1612345', undefined],
    ['AUH1612345', undefined],
    ['AUH12345', undefined],
    ['B 123456', undefined],
    ['', undefined],
  ])('parses %j', (text, plate) => {
    expect(parsePlate(text)).toEqual(plate);
  });

  it('parses plates with each known code of one or two characters', () => {
    const plates = emirates.flatMap((emirate) =>
      codeFormats[emirate].knownCodes.filter((code) => code.length < 3).map((code) => ({ emirate, code })),
    );
    fc.assert(
      fc.property(fc.constantFrom(...plates), fc.integer({ min: 1, max: 99999 }), ({ emirate, code }, number) => {
        const plate = { emirate, code, number: String(number) };
        expect(parsePlate(`${emirateDetails[emirate].messageCode} ${code} ${number}`)).toEqual(plate);
        expect(parsePlate(`${emirateDetails[emirate].messageCode}${code} ${number}`)).toEqual(plate);
      }),
    );
  });
});

it.each([
  [
    { code: '', number: 'b 12345' },
    { code: 'B', number: '12345' },
  ],
  [
    { code: 'SHJ 12345', number: '' },
    { emirate: 'sharjah', code: '', number: '12345' },
  ],
  [{ code: '', number: '12 345' }, {}],
  [
    { code: '', number: '16 12345' },
    { code: '16', number: '12345' },
  ],
  [{ code: 'B 12345', number: '1' }, {}],
  [{ code: 'A', number: 'B 12345' }, {}],
  [{ code: '16', number: '' }, { emirate: 'abuDhabi' }],
  [{ emirate: 'dubai', code: '16', number: '' }, {}],
  // Two emirates have plates with the code 3, so no emirate is filled in.
  [{ code: '3', number: '' }, {}],
] as const)('after the user has typed %j, changes the fields %j', (plate, changedFields) => {
  expect(completePlate({ emirate: '', ...plate })).toStrictEqual(changedFields);
});

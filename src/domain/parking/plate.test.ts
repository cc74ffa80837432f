import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { emirates } from './emirates';
import { codeFormats, detectEmirates, isValidCode, isValidPlateNumber, normalizePlateText } from './plate';

describe('normalizePlateText', () => {
  it.each([
    [' b ', 'B'],
    ['12-345', '12345'],
    ['١٦', '16'],
    ['۱۶', '16'],
    ['335 c', '335C'],
    ['\u200e12345\u200f', '12345'],
    ['أ', ''],
    ['１６', '16'],
  ])('converts %j to %j', (input, normalized) => {
    expect(normalizePlateText(input)).toBe(normalized);
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        (text) => normalizePlateText(normalizePlateText(text)) === normalizePlateText(text),
      ),
    );
  });
});

describe('detectEmirates', () => {
  it.each([
    ['16', ['abuDhabi']],
    ['3', ['abuDhabi', 'sharjah']],
    ['b', ['dubai', 'ajman', 'rak']],
    ['AA', ['dubai']],
    ['White', ['rak']],
    ['123', []],
    ['', []],
  ])('finds for the code %s the emirates %j', (code, emiratesOfCode) => {
    expect(detectEmirates(code)).toEqual(emiratesOfCode);
  });

  it('detects every known code', () => {
    for (const emirate of emirates) {
      for (const code of codeFormats[emirate].knownCodes) expect(detectEmirates(code)).toContain(emirate);
    }
  });
});

describe('isValidCode', () => {
  it('accepts a code of the right format that is not known yet', () => {
    expect(codeFormats.abuDhabi.knownCodes).not.toContain('77');
    expect(isValidCode('abuDhabi', '77')).toBe(true);
    expect(isValidCode('ajman', 'Z')).toBe(true);
  });

  it.each([
    ['dubai', '16', false],
    ['sharjah', 'B12', false],
    ['', 'B12', false],
    ['', '16', true],
    ['dubai', ' ', true],
    ['dubai', 'b', true],
  ] as const)('in %s, the code %j is valid: %s', (emirate, code, isValid) => {
    expect(isValidCode(emirate, code)).toBe(isValid);
  });
});

it.each([
  ['123456', false],
  ['B123', false],
  ['١٢٣٤٥', true],
  ['12 345', true],
  ['', true],
  [' ', true],
])('plate number %j is valid: %s', (number, isValid) => {
  expect(isValidPlateNumber(number)).toBe(isValid);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { emirates } from './emirates';
import { codeShapes, detectPlateFormat, explainCode, explainNumber, tidy } from './plate';

describe('tidy', () => {
  it.each([
    [' b ', 'B'],
    ['12-345', '12345'],
    ['١٦', '16'],
    ['۱۶', '16'],
    ['335 c', '335C'],
    ['\u200e12345\u200f', '12345'],
    ['أ', ''],
    ['１６', '16'],
  ])('%j is %j', (typed, tidied) => {
    expect(tidy(typed)).toBe(tidied);
  });

  it('changes nothing a second time', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => tidy(tidy(text)) === tidy(text)));
  });
});

describe('detectPlateFormat', () => {
  it.each([
    ['16', ['abuDhabi']],
    ['3', ['abuDhabi', 'sharjah']],
    ['b', ['dubai', 'ajman', 'rak']],
    ['AA', ['dubai']],
    ['White', ['rak']],
    ['123', []],
    ['', []],
  ])('%s fits %j', (code, fitting) => {
    expect(detectPlateFormat(code)).toEqual(fitting);
  });

  it('finds every known code where it is issued', () => {
    for (const emirate of emirates) {
      for (const code of codeShapes[emirate].known) expect(detectPlateFormat(code)).toContain(emirate);
    }
  });
});

describe('explainCode', () => {
  it('never refuses a code of the right shape because nobody has seen it yet', () => {
    expect(codeShapes.abuDhabi.known).not.toContain('77');
    expect(explainCode('abuDhabi', '77')).toBeUndefined();
    expect(explainCode('ajman', 'Z')).toBeUndefined();
  });

  it.each([
    ['dubai', '16', 'A Dubai code is one or two letters, such as B. 16 fits Abu Dhabi: check the plate emirate.'],
    [
      'abuDhabi',
      'b',
      'An Abu Dhabi code is one or two digits, such as 16. B fits Dubai, Ajman or RAK: check the plate emirate.',
    ],
    ['sharjah', 'B12', 'A Sharjah code is one digit, such as 3. Check it on the plate.'],
    ['', 'B12', 'A plate code is one or two letters or digits, such as B or 16.'],
    ['', '16', undefined],
    ['dubai', ' ', undefined],
    ['dubai', 'b', undefined],
  ] as const)('%s %j: %s', (emirate, code, message) => {
    expect(explainCode(emirate, code)).toBe(message);
  });
});

it('explains a number that is none', () => {
  const message = 'A plate number is one to five digits, such as 12345. Letters belong in the plate code.';
  expect(explainNumber('123456')).toBe(message);
  expect(explainNumber('B123')).toBe(message);
  expect(explainNumber('١٢٣٤٥')).toBeUndefined();
  expect(explainNumber('12 345')).toBeUndefined();
  expect(explainNumber('')).toBeUndefined();
});

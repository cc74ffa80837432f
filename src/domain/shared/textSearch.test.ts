import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { foldText, phoneTexts, searchText, textMatcher } from './textSearch';

const text = searchText(['José Harbour', 'hello@harbour.example.com', '+971 50 000 0101']);

describe('textMatcher', () => {
  it.each(['jose', 'JOSÉ', 'harbour hello', 'hello harbour', '0101', '  ', ''])('finds %j', (search) => {
    expect(textMatcher(search)(text)).toBe(true);
  });

  it.each(['joze', 'harbour zebra', '.*', 'harbour\\b', '(', '[a-z]'])('does not find %j', (search) => {
    expect(textMatcher(search)(text)).toBe(false);
  });

  it('finds every field by any part of its words', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1 }), fc.nat(), (fields, at) => {
        const word = (fields[at % fields.length] ?? '').split(/\s+/)[0] ?? '';
        expect(textMatcher(word)(searchText(fields))).toBe(true);
      }),
    );
  });
});

it('takes the marks off letters and leaves other scripts whole', () => {
  expect(foldText('Ångström Ñandú')).toBe('angstrom nandu');
  expect(foldText('دبي')).toBe('دبي');
});

it.each(['+97150', '971 50', '0000301'])('finds a telephone number by %j', (search) => {
  expect(textMatcher(search)(searchText(phoneTexts('+971 50 000 0301')))).toBe(true);
});

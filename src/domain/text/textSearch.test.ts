import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { foldText, listPhoneTexts, createSearchableText, createTextMatcher } from './textSearch';

const fields = ['José Harbour', 'hello@harbour.example.com', '+971 50 000 0101'];

describe('createTextMatcher', () => {
  it.each(['jose', 'JOSÉ', 'harbour hello', 'hello harbour', '0101', '  ', ''])('finds %j', (search) => {
    expect(createTextMatcher(search)(createSearchableText(fields))).toBe(true);
  });

  it.each(['joze', 'harbour zebra', 'harbourhello', '.*', 'harbour\\b', '(', '[a-z]'])('does not find %j', (search) => {
    expect(createTextMatcher(search)(createSearchableText(fields))).toBe(false);
  });

  it('finds every field by its first word', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1 }), fc.nat(), (fields, index) => {
        const word = (fields[index % fields.length] ?? '').split(/\s+/)[0] ?? '';
        expect(createTextMatcher(word)(createSearchableText(fields))).toBe(true);
      }),
    );
  });
});

it('removes accents and leaves other scripts unchanged', () => {
  expect(foldText('Ångström Ñandú')).toBe('angstrom nandu');
  expect(foldText('دبي')).toBe('دبي');
});

describe('phone numbers', () => {
  const findsPhone = (search: string, phone: string) =>
    createTextMatcher(search)(createSearchableText(['7 Sample Road', ...listPhoneTexts(phone)]));

  it.each(['+97150', '971 50', '0000301', '000 0301', '+971 50 000 0301', '0500000301', '050-000 0301', '(050) 0000'])(
    'finds both formats by %j',
    (search) => {
      expect(findsPhone(search, '+971 50 000 0301')).toBe(true);
      expect(findsPhone(search, '0500000301')).toBe(true);
    },
  );

  it.each(['001 0200', '0010 200', '7 0301', '+50', '971 301'])(
    'does not find %j in numbers that contain only parts of it',
    (search) => {
      expect(findsPhone(search, '+971 50 020 0001')).toBe(false);
      expect(findsPhone(search, '+971 50 000 0301')).toBe(false);
    },
  );

  it('finds consecutive digits with any spacing, and no others', () => {
    const anyDigits = fc.stringMatching(/^\d{1,12}$/);
    const anyGaps = fc.array(fc.constantFrom('', '', ' ', '  ', '-', ' ('), { minLength: 12, maxLength: 12 });
    const insertGaps = (number: string, gaps: readonly string[]) =>
      number.replace(/\B\d/g, (digit, index: number) => `${gaps[index] ?? ''}${digit}`);
    fc.assert(
      fc.property(
        anyDigits,
        anyGaps,
        anyGaps,
        fc.nat(),
        fc.nat(),
        (number, searchGaps, phoneGaps, randomStart, randomLength) => {
          const start = randomStart % number.length;
          const searchedDigits = number.slice(start, start + 1 + (randomLength % number.length));
          expect(findsPhone(insertGaps(searchedDigits, searchGaps), `+${insertGaps(number, phoneGaps)}`)).toBe(true);
        },
      ),
    );
    fc.assert(
      fc.property(anyDigits, anyGaps, anyDigits, (searchedDigits, searchGaps, number) => {
        fc.pre(searchedDigits !== '7' && !number.startsWith('971'));
        expect(findsPhone(insertGaps(searchedDigits, searchGaps), `+${number}`)).toBe(number.includes(searchedDigits));
      }),
    );
  });
});

it('finds a date as displayed', () => {
  expect(createTextMatcher(' 15-06-2026 ')(createSearchableText(['15-06-2026']))).toBe(true);
});

it('splits a search with letters into words', () => {
  expect(
    createTextMatcher('0301 road 7')(createSearchableText(['7 Sample Road', ...listPhoneTexts('+971 50 000 0301')])),
  ).toBe(true);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { listIssueMessages } from '../samples/listIssueMessages.sample';
import { agencyPartnerDraftSchema } from './agencyPartnerDraft';

const validValues = {
  firstName: 'Mira',
  lastName: 'Example',
  email: 'mira@example.com',
  company: 'Blue Kite Motors',
  phone: '0500000401',
};
const getMessages = (overrides: Partial<typeof validValues>) =>
  listIssueMessages(agencyPartnerDraftSchema, { ...validValues, ...overrides });

it.each([
  [{}, []],
  [{ firstName: ' ' }, ['First name is required']],
  [{ lastName: '' }, []],
  [{ email: ' ' }, ['Email is required']],
  [{ email: 'mira@example' }, ['Invalid email']],
  [{ email: 'mira example@example.com' }, ['Invalid email']],
  [{ email: ' mira@example.com ' }, []],
  [{ company: '' }, ['Company name is required']],
  [{ phone: ' ' }, ['Phone number is required']],
  [{ phone: '050000040' }, ['Phone number must be 10 digits']],
  [{ phone: '05000004012' }, ['Phone number must be 10 digits']],
  [{ phone: '050 000 0401' }, ['Phone number must be 10 digits']],
  [{ phone: '+971500000' }, ['Phone number must be 10 digits']],
  [{ phone: '05000004O1' }, ['Phone number must be 10 digits']],
  [{ phone: ' 0500000401 ' }, []],
  // Texts copied from contacts and chats can contain invisible direction marks.
  [{ phone: '\u202a0500000401\u202c' }, []],
  [{ phone: '\u2068\u200e0500000401\u2069 ' }, []],
  [{ email: '\u200emira@example.com\u200f' }, []],
  [{ email: '\ufeffmira@example.com\u200b' }, []],
  [{ firstName: ' \u200b\u200e ' }, ['First name is required']],
])('VAL-13 a partner with %j has the errors %j', (overrides, messages) => {
  expect(getMessages(overrides)).toEqual(messages);
});

it('VAL-13 reports all errors at once, in the order of the fields', () => {
  expect(getMessages({ firstName: '', lastName: '', email: '', company: '', phone: '' })).toEqual([
    'First name is required',
    'Email is required',
    'Company name is required',
    'Phone number is required',
  ]);
  expect(getMessages({ email: 'x', phone: 'x' })).toEqual(['Invalid email', 'Phone number must be 10 digits']);
});

describe('VAL-13 phone number', () => {
  const anyDigits = (digits: string, lengthLimits: object) =>
    fc.string({ unit: fc.constantFrom(...Array.from(digits)), minLength: 1, maxLength: 30, ...lengthLimits });

  it('has exactly ten digits', () => {
    fc.assert(
      fc.property(anyDigits('0123456789', {}), (phone) => {
        expect(getMessages({ phone })).toEqual(phone.length === 10 ? [] : ['Phone number must be 10 digits']);
      }),
    );
  });

  it('has no other characters', () => {
    const anyNonDigit = fc.string({ minLength: 1, maxLength: 1 }).filter((text) => !/[\d\s]/.test(text));
    fc.assert(
      fc.property(
        anyDigits('0123456789', { minLength: 9, maxLength: 9 }),
        anyNonDigit,
        fc.nat(9),
        (nineDigits, nonDigit, index) => {
          expect(getMessages({ phone: nineDigits.slice(0, index) + nonDigit + nineDigits.slice(index) })).toEqual([
            'Phone number must be 10 digits',
          ]);
        },
      ),
    );
  });

  it.each(['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹'])('is stored in Latin digits when typed as %s', (digits) => {
    fc.assert(
      fc.property(anyDigits(digits, { minLength: 10, maxLength: 10 }), (phone) => {
        const latinDigits = Array.from(phone, (digit) => digits.indexOf(digit)).join('');
        expect(agencyPartnerDraftSchema.parse({ ...validValues, phone }).phone).toBe(latinDigits);
      }),
    );
  });
});

it('trims texts', () => {
  expect(agencyPartnerDraftSchema.parse({ ...validValues, company: ' Blue Kite Motors ' })).toEqual(validValues);
  expect(agencyPartnerDraftSchema.parse({ ...validValues, company: '\u2067Blue Kite Motors\u2069' })).toEqual(
    validValues,
  );
});

it('trims a text with very many spaces quickly', () => {
  const company = `a${' '.repeat(200_000)}b`;
  expect(agencyPartnerDraftSchema.parse({ ...validValues, company }).company).toBe(company);
}, 1_000);

it('keeps joiners and direction marks within a name', () => {
  const names = ['علی\u200cرضا', '\u{1f469}\u200d\u{1f692}', 'Tags \u2067دبي\u2069 LLC'];
  for (const company of names)
    expect(agencyPartnerDraftSchema.parse({ ...validValues, company }).company).toBe(company);
});

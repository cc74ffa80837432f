import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { messagesOf } from '../samples/messagesOf.sample';
import { agencyPartnerDraftSchema } from './agencyPartnerDraft';

const entry = {
  firstName: 'Mira',
  lastName: 'Example',
  email: 'mira@example.com',
  company: 'Sample Motors',
  phone: '0500000401',
};
const said = (part: Partial<typeof entry>) => messagesOf(agencyPartnerDraftSchema.safeParse({ ...entry, ...part }));

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
  // As copied from contacts and chats, with signs of direction around it.
  [{ phone: '\u202a0500000401\u202c' }, []],
  [{ phone: '\u2068\u200e0500000401\u2069 ' }, []],
  [{ email: '\u200emira@example.com\u200f' }, []],
  [{ email: '\ufeffmira@example.com\u200b' }, []],
  [{ firstName: ' \u200b\u200e ' }, ['First name is required']],
])('VAL-13 says of a partner with %j: %j', (part, messages) => {
  expect(said(part)).toEqual(messages);
});

it('VAL-13 says all that is missing at once, in the order of the fields', () => {
  expect(said({ firstName: '', lastName: '', email: '', company: '', phone: '' })).toEqual([
    'First name is required',
    'Email is required',
    'Company name is required',
    'Phone number is required',
  ]);
  expect(said({ email: 'x', phone: 'x' })).toEqual(['Invalid email', 'Phone number must be 10 digits']);
});

describe('VAL-13 the telephone number', () => {
  const digits = (digit: string, count: object) =>
    fc.string({ unit: fc.constantFrom(...Array.from(digit)), minLength: 1, maxLength: 30, ...count });

  it('is taken with ten digits and with no other number of them', () => {
    fc.assert(
      fc.property(digits('0123456789', {}), (phone) => {
        expect(said({ phone })).toEqual(phone.length === 10 ? [] : ['Phone number must be 10 digits']);
      }),
    );
  });

  it('is refused with anything else among ten characters', () => {
    const others = fc.string({ minLength: 1, maxLength: 1 }).filter((text) => !/[\d\s]/.test(text));
    fc.assert(
      fc.property(digits('0123456789', { minLength: 9, maxLength: 9 }), others, fc.nat(9), (nine, other, place) => {
        expect(said({ phone: nine.slice(0, place) + other + nine.slice(place) })).toEqual([
          'Phone number must be 10 digits',
        ]);
      }),
    );
  });

  it.each(['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹'])('is kept as 0 to 9 when it is typed as %s', (row) => {
    fc.assert(
      fc.property(digits(row, { minLength: 10, maxLength: 10 }), (phone) => {
        const kept = Array.from(phone, (digit) => row.indexOf(digit)).join('');
        expect(agencyPartnerDraftSchema.parse({ ...entry, phone }).phone).toBe(kept);
      }),
    );
  });
});

it('keeps the entries without spaces around them', () => {
  expect(agencyPartnerDraftSchema.parse({ ...entry, company: ' Sample Motors ' })).toEqual(entry);
  expect(agencyPartnerDraftSchema.parse({ ...entry, company: '\u2067Sample Motors\u2069' })).toEqual(entry);
});

it('drops them in no time, however many spaces there are', () => {
  const company = `a${' '.repeat(200_000)}b`;
  expect(agencyPartnerDraftSchema.parse({ ...entry, company }).company).toBe(company);
}, 1_000);

it('keeps the signs that are a part of a name', () => {
  const names = ['علی\u200cرضا', '\u{1f469}\u200d\u{1f692}', 'Tags \u2067دبي\u2069 LLC'];
  for (const company of names) expect(agencyPartnerDraftSchema.parse({ ...entry, company }).company).toBe(company);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isEmail } from '../text/emailAddress';
import { createLoginData, signedOutLoginData, parseLoginData } from './loginData';

const invalidData: Record<string, unknown> = {
  nothing: undefined,
  null: null,
  'a text': '{"LoginData":[]}',
  'a number': 7,
  'a list': [{ email: 'a@b.c' }],
  'another name': { loginData: [{ email: 'a@b.c' }] },
  'no list': { LoginData: { 0: { email: 'a@b.c' }, length: 1 } },
  'two entries': { LoginData: [{ email: 'a@b.c' }, { email: 'd@e.f' }] },
  'an entry without an email': { LoginData: [{ token: 'x' }] },
  'an email of a wrong type': { LoginData: [{ email: { html: '<b>' } }] },
  'an email that is none': { LoginData: [{ email: 'abc' }] },
  'two megabytes': { LoginData: [{ email: 'x'.repeat(2_000_000) }] },
  'an entry on the prototype': JSON.parse('{"__proto__":{"LoginData":[{"email":"a@b.c"}]}}') as unknown,
};

describe('parseLoginData', () => {
  it('restores a stored session', () => {
    const stored = JSON.parse(JSON.stringify(createLoginData('a@b.c'))) as unknown;
    expect(parseLoginData(stored)).toEqual({ LoginData: [{ email: 'a@b.c' }] });
    expect(parseLoginData({ LoginData: [] })).toEqual(signedOutLoginData);
  });

  it('drops other fields of an entry', () => {
    const stored = { LoginData: [{ email: 'a@b.c', password: 'secret' }], other: 1 };
    expect(parseLoginData(stored)).toEqual(createLoginData('a@b.c'));
  });

  it.each(Object.entries(invalidData))('returns the signed-out session for %s', (_, stored) => {
    expect(parseLoginData(stored)).toEqual({ LoginData: [] });
  });

  it('does not throw for deeply nested data', () => {
    expect(parseLoginData({ LoginData: JSON.parse('['.repeat(5000) + ']'.repeat(5000)) as unknown })).toEqual(
      signedOutLoginData,
    );
  });

  it('never throws and always returns a valid session', () => {
    const anyValue = fc.anything({ withNullPrototype: true, withObjectString: true, withDate: true, withMap: true });
    const nearlyValidData = fc.record({
      LoginData: fc.array(fc.oneof(fc.record({ email: fc.oneof(anyValue, fc.emailAddress()) }), anyValue)),
    });
    fc.assert(
      fc.property(fc.oneof(anyValue, nearlyValidData), (stored) => {
        const { LoginData, ...rest } = parseLoginData(stored);
        expect(rest).toEqual({});
        expect(LoginData.length).toBeLessThanOrEqual(1);
        for (const entry of LoginData) {
          expect(Object.keys(entry)).toEqual(['email']);
          expect(isEmail(entry.email)).toBe(true);
        }
      }),
    );
  });
});

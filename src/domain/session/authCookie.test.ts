import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { decideAccess, parseAuthCookie, placeholderAuth } from './authCookie';

const invalidTexts = {
  'an empty text': '',
  'no JSON': 'hello',
  'truncated JSON': '{"token":"x","id":"1',
  'a number': '7',
  null: 'null',
  'a string': '"x"',
  'an array': '[{"token":"x"}]',
  'an object without a token': '{"id":"1","role":"age"}',
  'an empty token': '{"token":""}',
  'a blank token': '{"token":" \\t "}',
  'a token that is a number': '{"token":1}',
  'a token that is an object': '{"token":{"token":"x"}}',
  'invalid percent-encoding': '%7B%22token%',
  Base64: 'eyJ0b2tlbiI6IngifQ==',
  'a JSON web token': 'eyJhbGciOiJIUzI1NiJ9.eyJ0b2tlbiI6IngifQ.c2ln',
  'deep nesting': '['.repeat(1950) + ']'.repeat(1950),
  '3.9 kB of text': 'x'.repeat(3900),
  'a token on the prototype': '{"__proto__":{"token":"x"}}',
  'a token on the constructor': '{"constructor":{"prototype":{"token":"x"}}}',
};

describe('parseAuthCookie', () => {
  it('distinguishes an absent cookie from an invalid one', () => {
    expect(parseAuthCookie(undefined)).toEqual({ kind: 'absent' });
  });

  it.each(Object.entries(invalidTexts))('rejects %s', (_, text) => {
    expect(parseAuthCookie(text)).toEqual({ kind: 'invalid' });
    expect(decideAccess(parseAuthCookie(text))).toBe('toSignIn');
  });

  it('does not pollute the prototype', () => {
    parseAuthCookie('{"__proto__":{"token":"x"},"token":"y"}');
    expect('token' in {}).toBe(false);
  });

  it('never throws for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(['invalid', 'signedIn']).toContain(parseAuthCookie(text).kind);
      }),
    );
  });
});

describe('decideAccess', () => {
  it('rejects a user without a cookie', () => {
    expect(decideAccess(parseAuthCookie(undefined))).toBe('toSignIn');
  });

  it.each(['{"token":"x","role":"zzz"}', '{"token":"x","id":7,"role":[]}', JSON.stringify(placeholderAuth)])(
    'GRD-02 admits %s because of its token',
    (text) => {
      expect(decideAccess(parseAuthCookie(text))).toBe('admit');
    },
  );
});

it("stores the placeholder role 'age'", () => {
  expect(placeholderAuth.role).toBe('age');
});

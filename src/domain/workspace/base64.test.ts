import fc from 'fast-check';
import { expect, it } from 'vitest';

import { decodeBase64, encodeBase64 } from './base64';

const encode = (bytes: Uint8Array) => [...encodeBase64(bytes)].join('');

it('encodes bytes like other implementations, and decodes them', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(encode(bytes)).toBe(Buffer.from(bytes).toString('base64'));
      expect(decodeBase64(encode(bytes))).toEqual(Uint8Array.from(bytes));
    }),
  );
});

it('joins the parts of a large file', () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => (index * 7) % 256);
  expect(encode(bytes)).toBe(Buffer.from(bytes).toString('base64'));
});

it.each(['A', 'AAA', 'AA=A', '====', 'AA*A', 'AAA\n', 'AAAé'])('rejects %j', (text) => {
  expect(decodeBase64(text)).toBeUndefined();
});

import fc from 'fast-check';
import { expect, it } from 'vitest';

import { formatCode } from './formatCode';

it.each([
  ['5A3F0C', '5A3F0C'],
  ['  5A3F0C ', '5A3F0C'],
  ['', ''],
  [' \u0000\u202e ', ''],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['A\u202eB', 'A B'],
  ['👩‍👩‍👧', '👩‍👩‍👧'],
  ['A'.repeat(32), 'A'.repeat(32)],
  // Long codes are cut off between two grapheme clusters, never inside a cluster.
  ['A'.repeat(200), `${'A'.repeat(32)}…`],
  ['👩‍👩‍👧'.repeat(40), `${'👩‍👩‍👧'.repeat(32)}…`],
])('shows %j as %j', (code, formattedCode) => {
  expect(formatCode(code)).toBe(formattedCode);
});

it('never contains control characters', () => {
  const invisibleCharacter = /[\p{Cc}\p{Bidi_Control}]/u;
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (code) => {
      expect(invisibleCharacter.test(formatCode(code))).toBe(false);
    }),
  );
});

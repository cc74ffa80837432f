import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { displayCode } from './displayCode';

describe('displayCode', () => {
  it.each([
    ['5A3F0C', '5A3F0C'],
    ['  5A3F0C ', '5A3F0C'],
    ['', ''],
    [' \u0000\u202e ', ''],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['A\u202eB', 'A B'],
    ['👩‍👩‍👧', '👩‍👩‍👧'],
  ])('shows %j as %j', (code, shown) => {
    expect(displayCode(code)).toBe(shown);
  });

  it('truncates long codes between grapheme clusters', () => {
    expect(displayCode('A'.repeat(200))).toBe(`${'A'.repeat(32)}…`);
    expect(displayCode('👩‍👩‍👧'.repeat(40))).toBe(`${'👩‍👩‍👧'.repeat(32)}…`);
  });

  it('does not truncate 32 characters', () => {
    expect(displayCode('A'.repeat(32))).toBe('A'.repeat(32));
  });

  it('never contains control characters', () => {
    const invisible = /[\p{Cc}\p{Bidi_Control}]/u;
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (code) => {
        expect(invisible.test(displayCode(code))).toBe(false);
      }),
    );
  });
});

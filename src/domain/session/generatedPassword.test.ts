import fc from 'fast-check';
import { expect, it } from 'vitest';

import { generatePassword, passwordAlphabet } from './generatedPassword';

/** A source that deals out `bytes`, and zeros when they are used up. */
function dealing(bytes: readonly number[]) {
  const left = [...bytes];
  return (count: number) => Uint8Array.from({ length: count }, () => left.shift() ?? 0);
}

it('CON-03 is made of letters, digits and seven signs, each once', () => {
  expect(new Set(passwordAlphabet).size).toBe(69);
  expect(passwordAlphabet).toMatch(/^[A-Za-z0-9@#$!%&*]{69}$/);
});

it('CON-03 ADM-14 has ten characters of the alphabet, whatever the bytes', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(255), { maxLength: 40 }), (bytes) => {
      expect(generatePassword(dealing(bytes))).toMatch(/^[A-Za-z0-9@#$!%&*]{10}$/);
    }),
  );
});

it('gives every character the same number of byte values and throws the others away', () => {
  const times = new Map<string, number>();
  for (let byte = 0; byte < 256; byte += 1) {
    // A byte that is thrown away gives its place to the next one, which stands out.
    const first = generatePassword(dealing([byte, 68, 68, 68, 68, 68, 68, 68, 68, 68])).charAt(9);
    const thrownAway = first === 'A';
    expect(thrownAway).toBe(byte >= 207);
    if (!thrownAway) {
      const drawn = generatePassword(dealing([byte])).charAt(0);
      times.set(drawn, (times.get(drawn) ?? 0) + 1);
    }
  }
  expect([...times.keys()].join('')).toBe(passwordAlphabet);
  expect([...times.values()]).toEqual(Array.from({ length: 69 }, () => 3));
});

it('ADM-14 follows its source: other bytes, another password', () => {
  expect(generatePassword(dealing([0, 26, 52, 62, 68, 69, 206, 1, 2, 3]))).toBe('Aa0@*A*BCD');
  expect(generatePassword(dealing([207, 255, 7]))).toBe('HAAAAAAAAA');
});

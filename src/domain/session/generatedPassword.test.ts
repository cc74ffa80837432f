import fc from 'fast-check';
import { expect, it } from 'vitest';

import { generatePassword, passwordAlphabet } from './generatedPassword';

/** Returns a fake random source, which returns the given bytes, then zeros. */
function createByteSource(bytes: readonly number[]) {
  const remainingBytes = [...bytes];
  return (count: number) => Uint8Array.from({ length: count }, () => remainingBytes.shift() ?? 0);
}

it('CON-03 uses letters, digits and seven symbols, each once', () => {
  expect(new Set(passwordAlphabet).size).toBe(69);
  expect(passwordAlphabet).toMatch(/^[A-Za-z0-9@#$!%&*]{69}$/);
});

it('CON-03 ADM-14 returns ten characters of the alphabet for any bytes', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(255), { maxLength: 40 }), (bytes) => {
      expect(generatePassword(createByteSource(bytes))).toMatch(/^[A-Za-z0-9@#$!%&*]{10}$/);
    }),
  );
});

it('maps three byte values to each character and discards the rest', () => {
  const byteCounts = new Map<string, number>();
  for (let byte = 0; byte < 256; byte += 1) {
    // The source has ten bytes. If the first one is discarded, the password needs an eleventh byte: a zero, which gives
    // 'A'.
    const tenthCharacter = generatePassword(createByteSource([byte, 68, 68, 68, 68, 68, 68, 68, 68, 68])).charAt(9);
    const isFirstByteDiscarded = tenthCharacter === 'A';
    expect(isFirstByteDiscarded).toBe(byte >= 207);
    if (!isFirstByteDiscarded) {
      const character = generatePassword(createByteSource([byte])).charAt(0);
      byteCounts.set(character, (byteCounts.get(character) ?? 0) + 1);
    }
  }
  expect([...byteCounts.keys()].join('')).toBe(passwordAlphabet);
  expect([...byteCounts.values()]).toEqual(Array.from({ length: 69 }, () => 3));
});

it('ADM-14 derives the password from the random bytes', () => {
  expect(generatePassword(createByteSource([0, 26, 52, 62, 68, 69, 206, 1, 2, 3]))).toBe('Aa0@*A*BCD');
  expect(generatePassword(createByteSource([207, 255, 7]))).toBe('HAAAAAAAAA');
});

import { describe, expect, it } from 'vitest';

import { generateHexacodes, toHexacodeKey } from './hexacodes';

/** Returns a random source for tests, which repeats the given bytes. */
function makeRandomBytes(values: readonly number[]) {
  let position = 0;
  return (count: number) => Uint8Array.from({ length: count }, () => values[position++ % values.length] ?? 0);
}

function generateAll(...args: Parameters<typeof generateHexacodes>) {
  const progressCounts: number[] = [];
  const generator = generateHexacodes(...args);
  let step = generator.next();
  for (; !step.done; step = generator.next()) progressCounts.push(step.value);
  return { hexacodes: step.value, progressCounts };
}

describe('generateHexacodes', () => {
  it('SET-03 generates eight upper-case hexadecimal digits', () => {
    expect(generateAll(2, () => false, makeRandomBytes([0, 15, 160, 255, 1, 2, 3, 171])).hexacodes).toEqual([
      '000FA0FF',
      '010203AB',
    ]);
  });

  it('SET-03 skips hexacodes that are taken or drawn twice', () => {
    const bytes = makeRandomBytes([0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3]);
    expect(generateAll(2, (hexacode) => hexacode === '00000002', bytes).hexacodes).toEqual(['00000001', '00000003']);
  });

  it('reports its progress and generates no more than asked', () => {
    let value = 0;
    const countingBytes = (count: number) =>
      Uint8Array.from({ length: count }, (_, index) => (index % 4 === 3 ? value++ % 256 : Math.floor(value / 256)));
    const { hexacodes, progressCounts } = generateAll(1200, () => false, countingBytes);
    expect(new Set(hexacodes).size).toBe(1200);
    expect(hexacodes).toHaveLength(1200);
    expect(progressCounts.at(-1)).toBe(1200);
    expect(progressCounts.length).toBeGreaterThan(2);
  });

  it('generates none for a package without tags', () => {
    expect(generateAll(0, () => false, makeRandomBytes([1]))).toEqual({ hexacodes: [], progressCounts: [] });
  });
});

it('compares hexacodes in upper case', () => {
  expect(toHexacodeKey(' 7f3a9c21 ')).toBe('7F3A9C21');
});

import fc from 'fast-check';
import { expect, it } from 'vitest';

import { toFileNamePart, createFileNames } from './fileNames';

it('names files by their codes', () => {
  expect(createFileNames(['A1F0E3B001', 'AIR-0001', 'a.b_c'])).toEqual(['A1F0E3B001', 'AIR-0001', 'a.b_c']);
});

it.each([
  [
    ['A1', 'a1', 'A1-2', 'A1'],
    ['A1', 'a1-2', 'A1-2-2', 'A1-3'],
  ],
  [
    ['A/1', 'A:1', '../x'],
    ['A_1', 'A_1-2', '_._x'],
  ],
  [
    ['CON', 'con.1', 'COM1', 'CONE'],
    ['_CON', '_con.1', '_COM1', 'CONE'],
  ],
  [
    ['', '.', 'x.', 'Ä'],
    ['_', '_-2', 'x_', '_-3'],
  ],
])('makes the names of %j safe and unique', (codes, names) => {
  expect(createFileNames(codes)).toEqual(names);
});

it('never uses a name twice', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[aA1./ -]{0,3}(-2)?$/), { maxLength: 30 }), (codes) => {
      const names = createFileNames(codes).map((name) => name.toLowerCase());
      expect(new Set(names).size).toBe(codes.length);
      for (const name of names) expect(name).toMatch(/^[a-z0-9_-]([a-z0-9._-]*[a-z0-9_-])?$/);
    }),
  );
});

it('converts a name in any script to a part of a file name', () => {
  expect(['Office laser', ' HP / 2nd floor: "A3" ', 'طابعة المكتب', 'Zoë', '***'].map(toFileNamePart)).toEqual([
    'office-laser',
    'hp-2nd-floor-a3',
    'طابعة-المكتب',
    'zoë',
    '_',
  ]);
});

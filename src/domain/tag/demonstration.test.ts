import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { demonstrationOf, demonstrations, findDemonstration } from './demonstration';

describe('demonstrations', () => {
  it('are a pet, a car and an award, each of its own product line', () => {
    expect(demonstrations.map(({ id, product }) => [id, product.name])).toEqual([
      ['pet', 'Ally'],
      ['car', 'Auto'],
      ['award', 'Accolades'],
    ]);
  });

  it('have a hexacode each, all different', () => {
    const codes = demonstrations.map(({ code }) => code);
    expect(new Set(codes).size).toBe(3);
    for (const code of codes) expect(code).toMatch(/^[0-9A-F]{6}$/);
  });

  it('carry the kinds of detail that their product carries', () => {
    const labels = Object.fromEntries(demonstrations.map(({ id, details }) => [id, details.map(({ label }) => label)]));
    expect(labels).toEqual({
      pet: ['Medical and allergy details', 'Behaviour', 'Breed', 'Microchip information', 'Last scanned location'],
      car: ['Linked message'],
      award: ['Photos', 'Videos', 'Messages'],
    });
  });

  it('hold no kind twice, so that one switch stands for one detail', () => {
    for (const { details } of demonstrations)
      expect(new Set(details.map(({ kind }) => kind)).size).toBe(details.length);
  });

  it('hold data that anybody sees to be a sample, and no phone number', () => {
    for (const { title, details, contact } of demonstrations) {
      for (const text of [title, contact.name, ...details.map(({ value }) => value)]) expect(text).toMatch(/sample/i);
      expect(JSON.stringify(contact)).not.toMatch(/\d/);
    }
  });
});

describe('findDemonstration', () => {
  it.each([
    ['A11F0E', 'pet'],
    ['ca7b05', 'car'],
    [' ac-01 ad ', 'award'],
    ['A11\u2013F0E', 'pet'],
  ])('reads %j', (code, id) => {
    expect(findDemonstration(code)?.id).toBe(id);
  });

  it.each(['', ' ', '-', 'A11F0', 'A11F0E0', '5A3F0C', '<script>', '🐕', 'A'.repeat(200)])(
    'knows nobody behind %j',
    (code) => {
      expect(findDemonstration(code)).toBeNull();
    },
  );

  it('finds a code however it is spelt', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...demonstrations),
        fc.array(fc.tuple(fc.boolean(), fc.constantFrom('', ' ', '-', '\u00a0')), { minLength: 6, maxLength: 6 }),
        (demonstration, manners) => {
          const spelt = Array.from(demonstration.code)
            .map((digit, index) => {
              const [lower, after] = manners[index] ?? [false, ''];
              return (lower ? digit.toLowerCase() : digit) + after;
            })
            .join('');
          expect(findDemonstration(spelt)).toBe(demonstration);
        },
      ),
    );
  });
});

describe('demonstrationOf', () => {
  it('gives the one of a kind', () => {
    expect(demonstrationOf('car').title).toBe('Sample car');
  });
});

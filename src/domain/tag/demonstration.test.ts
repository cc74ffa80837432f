import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  demonstrationAddress,
  demonstrationCodes,
  demonstrationOf,
  demonstrations,
  findDemonstration,
  findDemonstrationCode,
  scenarioOfHash,
} from './demonstration';

describe('demonstrations', () => {
  it('are a pet, a car and an award, each of its own product line', () => {
    expect(demonstrations.map(({ id, product }) => [id, product.name])).toEqual([
      ['pet', 'Ally'],
      ['car', 'Auto'],
      ['award', 'Accolades'],
    ]);
  });

  it('have hexacodes, all different, and no code is without a tag', () => {
    const codes = demonstrations.flatMap(({ code, furtherCodes }) => [code, ...furtherCodes]);
    expect(codes).toEqual(demonstrationCodes);
    expect(new Set(codes).size).toBe(5);
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
    ['7C41E9', 'pet'],
    ['5a3f0c', 'car'],
    [' a9-0b 13 ', 'award'],
    ['A90B14', 'award'],
    ['a90b15', 'award'],
    ['7C4\u20131E9', 'pet'],
  ])('reads %j', (code, id) => {
    expect(findDemonstration(code)?.id).toBe(id);
  });

  it.each(['', ' ', '-', '7C41E', '7C41E90', '5A3F0D', '<script>', '🐕', 'A'.repeat(200)])(
    'knows nobody behind %j',
    (code) => {
      expect(findDemonstration(code)).toBeNull();
    },
  );

  it('finds a code however it is spelt', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...demonstrationCodes),
        fc.array(fc.tuple(fc.boolean(), fc.constantFrom('', ' ', '-', '\u00a0')), { minLength: 6, maxLength: 6 }),
        (code, manners) => {
          const spelt = Array.from(code)
            .map((digit, index) => {
              const [lower, after] = manners[index] ?? [false, ''];
              return (lower ? digit.toLowerCase() : digit) + after;
            })
            .join('');
          expect(findDemonstrationCode(spelt)).toBe(code);
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

describe('the address of a scenario', () => {
  it('is a place on the page of the demonstration', () => {
    expect(demonstrationAddress('car')).toBe('/AiroTagExperience#car');
  });

  it('names its scenario by the hash', () => {
    for (const { id } of demonstrations) {
      const { hash } = new URL(demonstrationAddress(id), 'https://tag.example.com');
      expect(scenarioOfHash(hash)).toBe(id);
    }
  });

  it.each(['', '#', '#Car', '#boat', 'car', '#constructor'])('names none in %j', (hash) => {
    expect(scenarioOfHash(hash)).toBeNull();
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  getScenarioUrl,
  demoCodes,
  getDemoTag,
  demoTags,
  findDemoTag,
  findDemoCode,
  parseScenarioHash,
} from './demoTags';

describe('demo tags', () => {
  it('belong to a pet, a car and an award, each of another product line', () => {
    expect(demoTags.map(({ id, product }) => [id, product.name])).toEqual([
      ['pet', 'Ally'],
      ['car', 'Auto'],
      ['award', 'Accolades'],
    ]);
  });

  it('have unique hexacodes', () => {
    const codes = demoTags.flatMap(({ code, furtherCodes }) => [code, ...furtherCodes]);
    expect(codes).toEqual(demoCodes);
    expect(new Set(codes).size).toBe(5);
    for (const code of codes) expect(code).toMatch(/^[0-9A-F]{6}$/);
  });

  it('have the details of their product', () => {
    const labels = Object.fromEntries(demoTags.map(({ id, details }) => [id, details.map(({ label }) => label)]));
    expect(labels).toEqual({
      pet: ['Medical and allergy details', 'Behaviour', 'Breed', 'Microchip information', 'Last scanned location'],
      car: ["Sam's note"],
      award: ['Photos', 'Videos', 'Messages'],
    });
  });

  it('have at most one detail of each kind', () => {
    for (const { details } of demoTags) expect(new Set(details.map(({ kind }) => kind)).size).toBe(details.length);
  });

  it('have no phone number', () => {
    for (const { title, details, contact } of demoTags)
      expect(JSON.stringify([title, details, contact])).not.toMatch(/\d{2}/);
  });
});

describe('findDemoTag and findDemoCode', () => {
  it.each([
    ['7C41E9', 'pet'],
    ['5a3f0c', 'car'],
    [' a9-0b 13 ', 'award'],
    ['A90B14', 'award'],
    ['a90b15', 'award'],
    ['7C4\u20131E9', 'pet'],
  ])('finds the tag of %j', (code, id) => {
    expect(findDemoTag(code)?.id).toBe(id);
  });

  it.each(['', ' ', '-', '7C41E', '7C41E90', '5A3F0D', '<script>', '🐕', 'A'.repeat(200)])(
    'returns null for %j',
    (code) => {
      expect(findDemoTag(code)).toBeNull();
    },
  );

  it('ignores case, spaces and dashes', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...demoCodes),
        fc.array(fc.tuple(fc.boolean(), fc.constantFrom('', ' ', '-', '\u00a0')), { minLength: 6, maxLength: 6 }),
        (code, formats) => {
          const input = Array.from(code)
            .map((digit, index) => {
              const [isLowerCase, separator] = formats[index] ?? [false, ''];
              return (isLowerCase ? digit.toLowerCase() : digit) + separator;
            })
            .join('');
          expect(findDemoCode(input)).toBe(code);
        },
      ),
    );
  });
});

it('finds the tag of a scenario', () => {
  expect(getDemoTag('car').title).toBe("Sam's hatchback");
});

describe('scenario URLs', () => {
  it('have a fragment on the Experience page', () => {
    expect(getScenarioUrl('car')).toBe('/AiroTagExperience#car');
  });

  it('are parsed back to the scenario', () => {
    for (const { id } of demoTags) {
      const { hash } = new URL(getScenarioUrl(id), 'https://tag.example.com');
      expect(parseScenarioHash(hash)).toBe(id);
    }
  });

  it.each(['', '#', '#Car', '#boat', 'car', '#constructor'])('returns null for the fragment %j', (hash) => {
    expect(parseScenarioHash(hash)).toBeNull();
  });
});

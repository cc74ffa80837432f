import { describe, expect, it } from 'vitest';

import { foundOptions, passesYesNo, yesNo } from './choices';

describe('a filter of yes and no', () => {
  it.each([
    ['all', true, true],
    ['all', false, true],
    ['yes', true, true],
    ['yes', false, false],
    ['no', true, false],
    ['no', false, true],
  ] as const)('%s lets a row of %s pass: %s', (choice, answer, passes) => {
    expect(passesYesNo(choice, answer)).toBe(passes);
  });

  it('knows how the answers are called', () => {
    expect([yesNo(true), yesNo(false)]).toEqual(['yes', 'no']);
  });
});

it('offers every text that occurs, once and by its letters, after All', () => {
  const offered = foundOptions(['zebra', 'Éclair', '', 'atoll', 'zebra'], (text) => text);
  expect(offered.map(({ label }) => label)).toEqual(['All', 'atoll', 'Éclair', 'zebra']);
  expect(offered[0]?.value).toBe('all');
});

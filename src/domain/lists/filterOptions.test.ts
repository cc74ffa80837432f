import { describe, expect, it } from 'vitest';

import { valuesToOptions, matchesYesNo, toYesNoKey } from './filterOptions';

describe('a yes/no filter', () => {
  it.each([
    ['all', true, true],
    ['all', false, true],
    ['yes', true, true],
    ['yes', false, false],
    ['no', true, false],
    ['no', false, true],
  ] as const)('with the option %s, a row with %s passes: %s', (filter, value, passes) => {
    expect(matchesYesNo(filter, value)).toBe(passes);
  });

  it('has the option keys yes for true and no for false', () => {
    expect([toYesNoKey(true), toYesNoKey(false)]).toEqual(['yes', 'no']);
  });
});

it('offers All, then the values, alphabetically', () => {
  const options = valuesToOptions(['zebra', 'Éclair', '', 'eclair', 'atoll']);
  expect(options.map(({ label }) => label)).toEqual(['All', 'atoll', 'Éclair', 'eclair', 'zebra']);
  expect(options[0]?.value).toBe('all');
});

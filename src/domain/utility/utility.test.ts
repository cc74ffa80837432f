import { describe, expect, it } from 'vitest';

import { listRows } from '../lists/listRules';
import { featuresText, messagingFilterLabels, messagingText, utilityQuerySchema, utilityRules } from './utility';
import type { UtilityQuery } from './utility';
import { makeUtility, manyUtilities, sampleUtilities } from './utility.sample';

const utilities = [
  makeUtility({ id: '1', name: 'zebra', isTag: true, features: [] }),
  makeUtility({ id: '2', name: 'Éclair', isTag: false, defaultRedirectUrl: 'https://eclair.example.com' }),
];
const ask = (query: Partial<UtilityQuery>) =>
  listRows(utilityRules, utilities, { ...utilityQuerySchema.parse({}), ...query }, '2026-06-15').map(({ id }) => id);

describe('utilities', () => {
  it('ADM-12 are chosen by whether they lead to a messaging app', () => {
    expect(Object.values(messagingFilterLabels)).toEqual(['All', 'Yes', 'No']);
    expect(ask({ messaging: 'all' })).toEqual(['1', '2']);
    expect(ask({ messaging: 'yes' })).toEqual(['1']);
    expect(ask({ messaging: 'no' })).toEqual(['2']);
    expect(utilities.map(messagingText)).toEqual(['Yes', 'No']);
  });

  it('follow the column that was asked for', () => {
    expect(ask({ sort: 'name' })).toEqual(['2', '1']);
  });

  it('are found by what their rows show', () => {
    expect(ask({ search: 'eclair.example' })).toEqual(['2']);
    expect(ask({ search: 'whatsapp, sms' })).toEqual(['2']);
  });
});

it('ADM-12 names the features that are on, the lowest order first', () => {
  expect(
    featuresText({
      features: [
        { feature: 'sms', isEnabled: true, displayOrder: 3 },
        { feature: 'email', isEnabled: false, displayOrder: 0 },
        { feature: 'whatsapp', isEnabled: true, displayOrder: -1 },
      ],
    }),
  ).toBe('WhatsApp, SMS');
  expect(featuresText({ features: [] })).toBe('');
});

it('has samples of both kinds, and as many as are wanted', () => {
  expect(sampleUtilities().map(messagingText)).toEqual(['Yes', 'Yes', 'No']);
  expect(new Set(manyUtilities(500).map(({ name }) => name)).size).toBe(500);
});

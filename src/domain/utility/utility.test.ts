import { describe, expect, it } from 'vitest';

import { createIdFinder } from '../samples/createIdFinder.sample';
import { formatDisabledFeatures, formatFeatures, messagingFilterLabels, utilityRules } from './utility';
import { makeUtility, createSampleUtilities } from './utility.sample';

const utilities = [
  makeUtility({ id: '1', name: 'zebra', isTag: true, features: [] }),
  makeUtility({ id: '2', name: 'Éclair', isTag: false, defaultRedirectUrl: 'https://eclair.example.com' }),
];
const findIds = createIdFinder(utilityRules, utilities);

describe('utilities', () => {
  it('ADM-12 are filtered by messaging app', () => {
    expect(Object.values(messagingFilterLabels)).toEqual(['All', 'Yes', 'No']);
    expect(findIds({ messaging: 'all' })).toEqual(['1', '2']);
    expect(findIds({ messaging: 'yes' })).toEqual(['1']);
    expect(findIds({ messaging: 'no' })).toEqual(['2']);
  });

  it('are sorted by a column', () => {
    expect(findIds({ sort: 'name' })).toEqual(['2', '1']);
  });

  it('are found by texts that the list shows', () => {
    expect(findIds({ search: 'eclair.example' })).toEqual(['2']);
    expect(findIds({ search: 'whatsapp, sms' })).toEqual(['2']);
  });
});

it('ADM-12 lists enabled and disabled features by display order', () => {
  const features = [
    { feature: 'sms', isEnabled: true, displayOrder: 3 },
    { feature: 'email', isEnabled: false, displayOrder: 0 },
    { feature: 'whatsapp', isEnabled: true, displayOrder: -1 },
  ] as const;
  expect(formatFeatures({ features })).toBe('WhatsApp, SMS');
  expect(formatDisabledFeatures({ features })).toBe('Email');
  expect(formatFeatures({ features: [] })).toBe('');
  expect(formatDisabledFeatures({ features: features.map((feature) => ({ ...feature, isEnabled: false })) })).toBe(
    'WhatsApp, Email, SMS',
  );
});

it('has samples that open a messaging app and samples that do not', () => {
  expect(createSampleUtilities().map(({ isTag }) => isTag)).toEqual([true, false, false]);
});

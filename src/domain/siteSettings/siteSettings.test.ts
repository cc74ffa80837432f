import { describe, expect, it } from 'vitest';

import { changesBetween, redirectTypeLabels } from './siteSettings';
import { sampleSiteSettings } from './siteSettings.sample';

describe('changes of the site settings', () => {
  const before = sampleSiteSettings('2026-06-15');

  it('are told as they are shown', () => {
    const after = { ...before, redirectType: 'appStoreUrls', playStoreUrl: '' } as const;
    expect(changesBetween(before, after)).toEqual([
      { setting: 'redirectType', before: 'Custom URL', after: 'App Store URLs' },
      { setting: 'playStoreUrl', before: 'https://play.example.com/app', after: '' },
    ]);
  });

  it('are none where only the time has passed', () => {
    expect(changesBetween(before, { ...before, ...sampleSiteSettings('2026-06-16') })).toEqual([]);
  });
});

it('ADM-18 has two types of redirect, and samples that are addresses', () => {
  expect(Object.values(redirectTypeLabels)).toEqual(['Custom URL', 'App Store URLs']);
  const { customUrl, playStoreUrl, appStoreUrl } = sampleSiteSettings('2026-06-15');
  for (const address of [customUrl, playStoreUrl, appStoreUrl]) expect(address).toMatch(/^https:\/\/[a-z.]+\//);
});

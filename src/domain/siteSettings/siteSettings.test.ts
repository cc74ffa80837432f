import { describe, expect, it } from 'vitest';

import { listSettingsChanges, redirectTypeLabels, trimUrls } from './siteSettings';
import { createSampleSiteSettings } from './siteSettings.sample';

describe('listSettingsChanges', () => {
  const settingsBefore = createSampleSiteSettings('2026-06-15');

  it('lists changed settings with their displayed values', () => {
    const settingsAfter = { ...settingsBefore, redirectType: 'appStoreUrls', playStoreUrl: '' } as const;
    expect(listSettingsChanges(settingsBefore, settingsAfter)).toEqual([
      { setting: 'redirectType', before: 'Custom URL', after: 'App Store URLs' },
      { setting: 'playStoreUrl', before: 'https://play.example.com/app', after: '' },
    ]);
  });

  it('ignores the dates', () => {
    expect(
      listSettingsChanges(settingsBefore, { ...settingsBefore, ...createSampleSiteSettings('2026-06-16') }),
    ).toEqual([]);
  });
});

it('removes spaces around URLs', () => {
  const redirectType = 'customUrl';
  expect(trimUrls({ redirectType, customUrl: ' a ', playStoreUrl: '\tb c', appStoreUrl: ' ' })).toEqual({
    redirectType,
    customUrl: 'a',
    playStoreUrl: 'b c',
    appStoreUrl: '',
  });
});

it('has two redirect types, and sample URLs', () => {
  expect(Object.values(redirectTypeLabels)).toEqual(['Custom URL', 'App Store URLs']);
  const { customUrl, playStoreUrl, appStoreUrl } = createSampleSiteSettings('2026-06-15');
  for (const url of [customUrl, playStoreUrl, appStoreUrl]) expect(url).toMatch(/^https:\/\/[a-z.]+\//);
});

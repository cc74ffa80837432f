import { describe, expect, it } from 'vitest';

import { changesBetween, isWebAddress, redirectTypeLabels } from './siteSettings';
import { sampleSiteSettings } from './siteSettings.sample';

describe('a web address', () => {
  it.each(['https://example.com', 'http://example.com/a?b#c', '  https://example.com  ', 'HTTPS://EXAMPLE.COM'])(
    'is %j',
    (text) => {
      expect(isWebAddress(text)).toBe(true);
    },
  );

  it.each([
    '',
    'example.com',
    'ftp://example.com',
    'javascript:alert(1)',
    'https://',
    'https:example.com',
    'http://a b',
    'https://example.com/a b',
  ])('is not %j', (text) => {
    expect(isWebAddress(text)).toBe(false);
  });
});

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
  expect([customUrl, playStoreUrl, appStoreUrl].every(isWebAddress)).toBe(true);
});

import { describe, expect, it } from 'vitest';

import { readSettings } from './settings';

describe('readSettings', () => {
  it('returns the defaults when nothing is set', () => {
    expect(readSettings({})).toEqual({
      officeData: 'sample',
      siteUrl: undefined,
      tagBaseUrl: undefined,
      apiBaseUrl: undefined,
      contact: { phone: '+971 4 000 0000', email: 'hello@example.com' },
      contactEndpoint: undefined,
      socialLinks: [],
      stores: { appStore: undefined, playStore: undefined },
    });
  });

  it('treats an empty variable as unset', () => {
    expect(
      readSettings({ VITE_SITE_URL: '', VITE_TAG_BASE_URL: '', VITE_CONTACT_PHONE: '', VITE_CONTACT_EMAIL: '' }),
    ).toEqual(readSettings({}));
  });

  it('removes the trailing slash of a URL', () => {
    expect(readSettings({ VITE_TAG_BASE_URL: 'https://tag.example.com/' }).tagBaseUrl).toBe('https://tag.example.com');
  });

  it('splits social links at commas and spaces', () => {
    expect(readSettings({ VITE_SOCIAL_LINKS: 'https://a.example.com, https://b.example.com' }).socialLinks).toEqual([
      'https://a.example.com',
      'https://b.example.com',
    ]);
  });

  it.each(['https://forms.example.com/enquiries', '/api/enquiries'])(
    'accepts %s as the contact endpoint',
    (endpoint) => {
      expect(readSettings({ VITE_CONTACT_ENDPOINT: endpoint }).contactEndpoint).toBe(endpoint);
    },
  );

  it('reads the store pages of the app', () => {
    const appStore = 'https://apps.example.com/app/1';
    const playStore = 'https://play.example.com/store?id=1';
    expect(readSettings({ VITE_APP_STORE_URL: appStore, VITE_PLAY_STORE_URL: playStore }).stores).toEqual({
      appStore,
      playStore,
    });
  });

  it.each([
    ['VITE_SITE_URL', 'tag.example.com'],
    ['VITE_TAG_BASE_URL', 'ftp://tag.example.com'],
    ['VITE_SOCIAL_LINKS', 'javascript:alert(1)'],
    ['VITE_CONTACT_EMAIL', 'nobody'],
    ['VITE_CONTACT_ENDPOINT', '//forms.example.com'],
    ['VITE_CONTACT_ENDPOINT', 'mailto:hello@example.com'],
    ['VITE_PLAY_STORE_URL', 'market://details?id=1'],
    ['VITE_APP_STORE_URL', 'apps.example.com'],
  ])('rejects %s=%s and names the variable', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(name);
  });
});

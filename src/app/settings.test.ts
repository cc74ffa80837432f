import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readSettings } from './settings';

const variableNames = [
  'VITE_DATA',
  'VITE_SITE_URL',
  'VITE_TAG_BASE_URL',
  'VITE_API_BASE_URL',
  'VITE_CONTACT_PHONE',
  'VITE_CONTACT_EMAIL',
  'VITE_CONTACT_ENDPOINT',
  'VITE_SOCIAL_LINKS',
  'VITE_PLAY_STORE_URL',
  'VITE_APP_STORE_URL',
];

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
    ['VITE_CONTACT_ENDPOINT', '/\\forms.example.com'],
    ['VITE_CONTACT_ENDPOINT', '/\t/forms.example.com'],
    ['VITE_CONTACT_ENDPOINT', 'mailto:hello@example.com'],
    ['VITE_PLAY_STORE_URL', 'market://details?id=1'],
    ['VITE_APP_STORE_URL', 'apps.example.com'],
  ])('rejects %s=%s and names the variable', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(name);
  });

  it('returns only http(s) URLs and valid values for any environment, or names an invalid variable', () => {
    const anyStart = fc.constantFrom(
      '',
      '/',
      '//',
      'https://',
      'http://a.example/',
      'javascript:',
      'a@example.com',
      'sample',
    );
    const anyValue = fc.tuple(anyStart, fc.oneof(fc.string(), fc.constant(''))).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...variableNames), anyValue, { maxKeys: 2 }), (environment) => {
        let settings;
        try {
          settings = readSettings(environment);
        } catch (error) {
          expect(String(error)).toMatch(/^Error: Invalid settings:\n.*VITE_/s);
          return;
        }
        const { siteUrl, tagBaseUrl, apiBaseUrl, contact, contactEndpoint, socialLinks, stores } = settings;
        const urls = [siteUrl, tagBaseUrl, apiBaseUrl, ...socialLinks, stores.appStore, stores.playStore];
        for (const url of urls) if (url !== undefined) expect(new URL(url).protocol).toMatch(/^https?:$/);
        if (contactEndpoint !== undefined) {
          const resolvedUrl = new URL(contactEndpoint, 'https://own.example');
          expect(resolvedUrl.protocol).toMatch(/^https?:$/);
          if (contactEndpoint.startsWith('/')) expect(resolvedUrl.origin).toBe('https://own.example');
        }
        expect(['sample', 'browser']).toContain(settings.officeData);
        expect(contact.phone.trim()).not.toBe('');
        expect(contact.email).toMatch(/^\S+@\S+$/);
      }),
      process.env.PROPERTY_RUNS ? {} : { numRuns: 300 },
    );
  });
});

import { describe, expect, it } from 'vitest';

import { readSettings } from './settings';

describe('readSettings', () => {
  it('means the letter where nothing is set', () => {
    expect(readSettings({})).toEqual({
      siteUrl: undefined,
      tagBaseUrl: undefined,
      contact: { phone: '+971 4 000 0000', email: 'hello@example.com' },
      socialLinks: [],
    });
  });

  it('takes an empty variable for an unset one, as a copied .env.example leaves it', () => {
    expect(
      readSettings({ VITE_SITE_URL: '', VITE_TAG_BASE_URL: '', VITE_CONTACT_PHONE: '', VITE_CONTACT_EMAIL: '' }),
    ).toEqual(readSettings({}));
  });

  it('takes addresses without their trailing slash', () => {
    expect(readSettings({ VITE_TAG_BASE_URL: 'https://tag.example.com/' }).tagBaseUrl).toBe('https://tag.example.com');
  });

  it('takes social links apart at commas and spaces', () => {
    expect(readSettings({ VITE_SOCIAL_LINKS: 'https://a.example.com, https://b.example.com' }).socialLinks).toEqual([
      'https://a.example.com',
      'https://b.example.com',
    ]);
  });

  it.each([
    ['VITE_SITE_URL', 'tag.example.com'],
    ['VITE_TAG_BASE_URL', 'ftp://tag.example.com'],
    ['VITE_SOCIAL_LINKS', 'javascript:alert(1)'],
    ['VITE_CONTACT_EMAIL', 'nobody'],
  ])('refuses %s=%s by name', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(name);
  });
});

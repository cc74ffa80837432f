import { describe, expect, it } from 'vitest';

import { escapeXml, createRobotsTxt, createSitemapXml, createWebManifest } from './siteFiles';

const documents = [
  {
    path: '/Contact',
    file: 'Contact.html',
    surface: 'dark',
    head: { title: 'Contact', description: 'Write to us.' },
    preview: { page: 'contact', title: 'Write to us' },
  },
  { path: '/404', file: '404.html', surface: 'dark', head: { title: 'Not found', description: '' } },
] as const;

describe('the sitemap', () => {
  it('lists the pages with a link preview, in the exact spelling of their paths', () => {
    const sitemap = createSitemapXml(documents, { siteUrl: 'https://www.example.com' });
    expect([...(sitemap ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1])).toEqual([
      'https://www.example.com/Contact',
    ]);
  });

  it('is left out if the site URL is not set', () => {
    expect(createSitemapXml(documents, { siteUrl: undefined })).toBeNull();
    expect(createRobotsTxt({ siteUrl: undefined })).toBe('User-agent: *\nAllow: /\n');
    expect(createRobotsTxt({ siteUrl: 'https://www.example.com' })).toContain(
      'Sitemap: https://www.example.com/sitemap.xml',
    );
  });
});

it('returns a manifest with icons for every purpose', () => {
  const manifest = JSON.parse(createWebManifest()) as { name: string; icons: { purpose: string }[] };
  expect(manifest.name).toBe('AiroTag');
  expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable']);
});

it('escapes characters that would end an attribute or an element', () => {
  expect(escapeXml(`<a href="b">'&'`)).not.toMatch(/[<>"']/);
});

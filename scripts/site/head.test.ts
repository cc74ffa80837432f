import { describe, expect, it } from 'vitest';

import { createDocumentHead } from './head';

const contactDocument = {
  path: '/Contact',
  file: 'Contact.html',
  topBarTone: 'dark',
  head: { title: 'Contact', description: 'Write to us about "tags".' },
  preview: { page: 'contact', title: 'Write to us' },
  structuredData: [
    { '@type': 'Organization', name: '</script>', url: '/', founder: { '@type': 'Person', image: '/a.png' } },
  ],
} as const;

const images = new Map([['contact', { file: 'assets/share-contact.png', width: 1200, height: 630 }]]);

describe('the head of a page', () => {
  it('contains a link preview with absolute URLs', () => {
    const head = createDocumentHead(contactDocument, { siteUrl: 'https://www.example.com' }, images);
    expect(head).toContain('<meta property="og:title" content="Contact · AiroTag">');
    expect(head).toContain('<meta property="og:url" content="https://www.example.com/Contact">');
    expect(head).toContain('<meta property="og:image" content="https://www.example.com/assets/share-contact.png">');
    expect(head).toContain('content="Write to us about &#34;tags&#34;."');
  });

  it('leaves out URLs if the site URL is not set', () => {
    const head = createDocumentHead(contactDocument, { siteUrl: undefined }, images);
    expect(head).not.toMatch(/og:url|og:image|"url"|"image"/);
    expect(head).toContain('og:description');
    expect(head).toContain('<meta name="twitter:card" content="summary">');
  });

  it('escapes structured data so that it cannot end its element', () => {
    const head = createDocumentHead(contactDocument, { siteUrl: 'https://www.example.com' }, images);
    const dataBlock = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head)?.[1] ?? '';
    expect(JSON.parse(dataBlock)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: '</script>',
      url: 'https://www.example.com/',
      founder: { '@type': 'Person', image: 'https://www.example.com/a.png' },
    });
  });

  it('has no link preview for a page without one', () => {
    const { path, file, topBarTone, head } = contactDocument;
    expect(
      createDocumentHead({ path, file, topBarTone, head }, { siteUrl: 'https://www.example.com' }, images),
    ).not.toContain('og:');
  });
});

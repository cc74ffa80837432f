import { describe, expect, it } from 'vitest';

import { isHttpUrl } from './isHttpUrl';

describe('isHttpUrl', () => {
  it.each(['https://example.com', 'http://example.com/a?b#c', '  https://example.com  ', 'HTTPS://EXAMPLE.COM'])(
    'accepts %j',
    (text) => {
      expect(isHttpUrl(text)).toBe(true);
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
  ])('rejects %j', (text) => {
    expect(isHttpUrl(text)).toBe(false);
  });
});

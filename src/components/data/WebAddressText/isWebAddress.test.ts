import { describe, expect, it } from 'vitest';

import { isWebAddress } from './isWebAddress';

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

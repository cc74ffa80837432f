import { expect, it } from 'vitest';

import { calledOrigins, headersFile } from './headers';

const unset = { apiBaseUrl: undefined, contactEndpoint: undefined };

it('allows no inline scripts and styles', () => {
  expect(headersFile(unset)).toContain("default-src 'none'; script-src 'self'");
  expect(headersFile(unset)).not.toContain('unsafe-inline');
});

it("allows requests to the site's own origin only", () => {
  expect(calledOrigins(unset)).toEqual([]);
  expect(headersFile({ ...unset, contactEndpoint: '/api/enquiries' })).toContain("connect-src 'self';");
});

it('allows requests to the origins of the API and the contact form', () => {
  const settings = { apiBaseUrl: 'https://api.example.com/v1', contactEndpoint: 'https://forms.example.com/enquiries' };
  expect(headersFile(settings)).toContain("connect-src 'self' https://api.example.com https://forms.example.com;");
  expect(calledOrigins({ ...settings, contactEndpoint: 'https://api.example.com/contact' })).toEqual([
    'https://api.example.com',
  ]);
});

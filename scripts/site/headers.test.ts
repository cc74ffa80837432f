import { expect, it } from 'vitest';

import { calledOrigins, headersFile } from './headers';

const unset = { apiBaseUrl: undefined, contactEndpoint: undefined };

it('lets pages call nobody but their own origin', () => {
  expect(calledOrigins(unset)).toEqual([]);
  expect(headersFile({ ...unset, contactEndpoint: '/api/enquiries' })).toContain("connect-src 'self';");
});

it('lets pages call the origins of the server and of the contact form', () => {
  const settings = { apiBaseUrl: 'https://api.example.com/v1', contactEndpoint: 'https://forms.example.com/enquiries' };
  expect(headersFile(settings)).toContain("connect-src 'self' https://api.example.com https://forms.example.com;");
  expect(calledOrigins({ ...settings, contactEndpoint: 'https://api.example.com/contact' })).toEqual([
    'https://api.example.com',
  ]);
});

import { expect, it } from 'vitest';

import { calledOrigins, headersFile } from './headers';

it('lets pages call nobody but their own origin', () => {
  expect(calledOrigins({ contactEndpoint: undefined })).toEqual([]);
  expect(headersFile({ contactEndpoint: '/api/enquiries' })).toContain("connect-src 'self';");
});

it('lets pages call the origin that the contact form is sent to', () => {
  expect(headersFile({ contactEndpoint: 'https://forms.example.com/enquiries' })).toContain(
    "connect-src 'self' https://forms.example.com;",
  );
});

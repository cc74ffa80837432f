import { expect, it } from 'vitest';

import { listEndpointOrigins, createHeadersFile } from './headers';
import { passedEmailScript } from './passedEmail';
import { hashElement } from './styles';

const unsetSettings = { apiBaseUrl: undefined, contactEndpoint: undefined };

it("allows one inline script by its hash, without 'unsafe-inline'", () => {
  expect(createHeadersFile(unsetSettings, [])).toContain(
    `default-src 'none'; script-src 'self' 'wasm-unsafe-eval' ${hashElement(passedEmailScript)};`,
  );
  expect(createHeadersFile(unsetSettings, [])).not.toContain('unsafe-inline');
});

it("allows requests to the site's own origin only", () => {
  expect(listEndpointOrigins(unsetSettings)).toEqual([]);
  expect(createHeadersFile({ ...unsetSettings, contactEndpoint: '/api/enquiries' }, [])).toContain(
    "connect-src 'self';",
  );
});

it('allows requests to the origins of the API and the contact form', () => {
  const settings = { apiBaseUrl: 'https://api.example.com/v1', contactEndpoint: 'https://forms.example.com/enquiries' };
  expect(createHeadersFile(settings, [])).toContain(
    "connect-src 'self' https://api.example.com https://forms.example.com;",
  );
  expect(listEndpointOrigins({ ...settings, contactEndpoint: 'https://api.example.com/contact' })).toEqual([
    'https://api.example.com',
  ]);
});

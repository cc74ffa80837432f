import { describe, expect, it } from 'vitest';

import { caddyFile, nginxConfig } from './hosting';

const settings = { apiBaseUrl: undefined, contactEndpoint: 'https://forms.example.com/enquiries' };

describe.each([
  ['nginx', nginxConfig],
  ['Caddy', caddyFile],
])('the configuration for %s', (_, print) => {
  const text = print('/srv/site', settings);

  it('answers the home page, the other addresses of the app and scanned tags', () => {
    expect(text).toContain('/index.html');
    const shell = /\^\((.*?)\)\/\?\$/.exec(text)?.[1] ?? '';
    for (const path of ['/login', '/admin-dashboard', '/agencies-printqr'])
      expect([path, new RegExp(`^(${shell})/?$`, 'i').test(path)]).toEqual([path, true]);
    for (const path of ['/', '/no-such-page', '/t/5A3F0D'])
      expect([path, new RegExp(`^(${shell})/?$`, 'i').test(path)]).toEqual([path, false]);
  });

  it('answers every scanned tag with one document', () => {
    expect(text).toContain('^/t/[^/]+/?$');
    expect(text).toContain('/tag.html');
  });

  it('sends the policy, with what a setting adds to it', () => {
    expect(text).toContain("connect-src 'self' https://forms.example.com;");
    expect(text).toContain('upgrade-insecure-requests');
  });
});

import type { Route } from 'playwright';
import { describe, expect, it } from 'vitest';

import { product } from '~/domain/brand';
import { paths } from '~/domain/paths';

import { setAuthCookie } from './setup/signIn';
import { expectNoErrors, siteOrigin, startApplication, withBrowser, visit } from './setup/visit';

withBrowser();

const { tag, ...sitePaths } = paths.site;
const publicPaths = [sitePaths, paths.signIn, paths.admin].flatMap((group) =>
  Object.values(group).map((path) => path()),
);
const guardedPaths = Object.values(paths.agency).map((path) => path());

describe('every route', () => {
  it.each([...publicPaths, tag('5A3F0C'), ...guardedPaths, '/no-such-page'])(
    '%s shows its heading without errors or warnings',
    async (path) => {
      const visitor = await visit();
      await setAuthCookie(visitor.context);
      const response = await visitor.page.goto(path);
      expect(response?.status()).toBe(path === '/no-such-page' ? 404 : 200);
      await startApplication(visitor.page);
      await visitor.page.getByRole('heading', { level: 1 }).waitFor();
      expect(await visitor.page.getByRole('heading', { level: 1 }).count()).toBe(1);
      // The browser reports the 404 of the unknown path.
      const unexpectedErrors = visitor.errors.filter((text) => !(path === '/no-such-page' && /404/.test(text)));
      expect(unexpectedErrors).toEqual([]);
      expect(await visitor.page.title()).toContain(product.name);
      expect(await visitor.page.getByRole('link').count()).toBeGreaterThan(0);
    },
  );

  it('is case-insensitive', async () => {
    const visitor = await visit();
    await visitor.page.goto('/CONTACT');
    await visitor.page.getByRole('heading', { level: 1, name: 'A question? Talk to us.' }).waitFor();
    await expectNoErrors(visitor);
  });
});

describe('a chunk that fails to load', () => {
  it.each([
    ['404', (route: Route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' })],
    ['an HTML page', (route: Route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })],
    ['no network', (route: Route) => route.abort()],
  ])('reloads once, then shows the error page: %s', async (_, respond) => {
    const visitor = await visit();
    let documents = 0;
    visitor.page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await visitor.page.route(/assets\/PasswordRoute-/, respond);
    await visitor.page.goto(paths.signIn.password());
    await visitor.page.getByRole('heading', { name: 'This page could not be shown' }).waitFor();
    expect(documents).toBe(2);
    expect(await visitor.page.getByRole('button', { name: 'Reload' }).isVisible()).toBe(true);
    await visitor.page.getByRole('link', { name: 'Go to the start' }).click();
    await visitor.page.getByRole('heading', { level: 1, name: 'One scan reaches you' }).waitFor();
  });
});

describe('a main script that fails to load', () => {
  it('reloads once, then shows the error page', async () => {
    const visitor = await visit();
    await visitor.page.route(/assets\/main-/, (route) => route.abort());
    await visitor.page.goto(paths.signIn.email());
    await visitor.page.getByRole('heading', { name: 'This page could not be shown' }).waitFor();
    await visitor.page.unroute(/assets\/main-/);
    await visitor.page.getByRole('button', { name: 'Reload' }).click();
    await visitor.page.getByRole('button', { name: 'Continue' }).waitFor();
  });

  it.each([/assets\/main-/, /assets\/HomeRoute-/])('leaves a prerendered page working (%s)', async (script) => {
    const visitor = await visit({ viewport: { width: 800, height: 900 } });
    await visitor.page.route(script, (route) => route.abort());
    await visitor.page.goto('/');
    const failed = visitor.page.waitForEvent('requestfailed');
    await visitor.page.keyboard.press('Shift');
    await failed;
    const toggle = visitor.page.getByRole('banner').getByRole('button', { name: /menu/i });
    await toggle.click();
    expect(await toggle.getAttribute('aria-expanded')).toBe('true');
    await visitor.page.unroute(script);
    await visitor.page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
    await visitor.page.getByRole('heading', { level: 1, name: 'A question? Talk to us.' }).waitFor();
  });
});

describe('the server', () => {
  it('sends the security headers with every response', async () => {
    for (const path of ['/', '/login', '/no-such-page', '/favicon.svg']) {
      const { headers } = await fetch(siteOrigin + path);
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none'; script-src 'self'/);
      expect(headers.get('content-security-policy')).not.toContain('unsafe-inline');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    }
  });

  it('responds to a missing script with 404 and not with a page', async () => {
    const response = await fetch(`${siteOrigin}/assets/gone-12345678.js`);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('text/plain');
  });

  it('redirects /index.html to /', async () => {
    const response = await fetch(`${siteOrigin}/index.html`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([301, '/']);
  });

  it('rejects POST', async () => {
    expect((await fetch(`${siteOrigin}/Contact`, { method: 'POST', body: 'a=b' })).status).toBe(405);
  });

  it('caches hashed files indefinitely and revalidates documents', async () => {
    const page = await (await fetch(siteOrigin)).text();
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '';
    expect((await fetch(siteOrigin + script)).headers.get('cache-control')).toContain('immutable');
    expect((await fetch(siteOrigin)).headers.get('cache-control')).toBe('no-cache');
  });
});

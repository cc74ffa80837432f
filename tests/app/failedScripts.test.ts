import type { Route } from 'playwright';
import { describe, expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { sampleCases } from './setup/sampleCases';
import { visit, withBrowser } from './setup/visit';

withBrowser();

describe('a chunk that fails to load', () => {
  const responses = [
    ['an HTML page', (route: Route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })],
    ['no network', (route: Route) => route.abort()],
  ] as const;

  it.each(sampleCases(responses))('reloads the page once, then shows the error page (%s)', async (_, respond) => {
    const visitor = await visit();
    let documentRequestCount = 0;
    visitor.page.on('request', (request) => {
      if (request.isNavigationRequest()) documentRequestCount += 1;
    });
    await visitor.page.route(/assets\/PasswordRoute-/, respond);
    await visitor.page.goto(paths.signIn.password());
    const reload = visitor.page.waitForEvent('load');
    await visitor.page.keyboard.press('Shift');
    await reload;
    // The first interaction with the reloaded page starts the app again.
    await visitor.page.keyboard.press('Shift');
    await visitor.page.getByRole('heading', { name: "We couldn't show this page" }).waitFor();
    expect(documentRequestCount).toBe(2);
    expect(await visitor.page.getByRole('button', { name: 'Reload' }).isVisible()).toBe(true);
    await visitor.page.getByRole('link', { name: 'Go to the home page' }).click();
    await visitor.page.getByRole('heading', { level: 1, name: 'One scan reaches you' }).waitFor();
  });
});

describe('a main script that takes long to load', () => {
  const ink = 'rgb(11, 18, 32)';
  it.each([
    ['light', ink, 'rgb(244, 247, 251)'],
    ['dark', 'rgb(234, 240, 251)', ink],
  ] as const)(
    'shows the loading indicator in the colours of the scheme (%s)',
    async (colorScheme, ...expectedColours) => {
      const { page } = await visit({ colorScheme });
      await page.route(/assets\/main-/, () => undefined);
      await page.goto(paths.admin.dashboard(), { waitUntil: 'commit' });
      await page.getByRole('img', { name: 'Loading' }).waitFor();
      const readBodyColours = () =>
        page.evaluate(() => {
          const { color, backgroundColor } = getComputedStyle(document.body);
          return [color, backgroundColor];
        });
      await expect.poll(readBodyColours).toEqual(expectedColours);
    },
  );
});

describe('a main script that fails to load', () => {
  it('shows the error page, whose button reloads the page', async () => {
    const visitor = await visit();
    await visitor.page.route(/assets\/main-/, (route) => route.abort());
    await visitor.page.goto(paths.admin.dashboard());
    await visitor.page.getByRole('heading', { name: "We couldn't show this page" }).waitFor();
    await visitor.page.unroute(/assets\/main-/);
    await visitor.page.getByRole('button', { name: 'Reload' }).click();
    await visitor.page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
  });

  it('shows the error page when the user types into the form of a prerendered page, and keeps the email', async () => {
    const { page } = await visit();
    let failLoading = () => {};
    const emailTyped = new Promise<void>((resolve) => {
      failLoading = resolve;
    });
    await page.route(/assets\/main-/, (route) => emailTyped.then(() => route.abort()));
    await page.goto(paths.signIn.email());
    const emailField = page.getByRole('textbox', { name: /Email/ });
    await emailField.pressSequentially('mira@example.com');
    failLoading();
    await page.getByRole('heading', { name: "We couldn't show this page" }).waitFor();
    await page.unroute(/assets\/main-/);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => emailField.inputValue()).toBe('mira@example.com');
  });

  it.each([/assets\/main-/, /assets\/HomeRoute-/])('leaves a prerendered page working (%s)', async (script) => {
    const visitor = await visit({ viewport: { width: 800, height: 900 } });
    await visitor.page.route(script, (route) => route.abort());
    await visitor.page.goto('/');
    const failedRequest = visitor.page.waitForEvent('requestfailed');
    await visitor.page.keyboard.press('Shift');
    await failedRequest;
    const menuButton = visitor.page.getByRole('banner').getByRole('button', { name: /menu/i });
    await menuButton.click();
    expect(await menuButton.getAttribute('aria-expanded')).toBe('true');
    await visitor.page.unroute(script);
    await visitor.page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
    await visitor.page.getByRole('heading', { level: 1, name: 'A question? Talk to us.' }).waitFor();
  });
});

it('says how to reload a page whose first script fails to load', async () => {
  const { page } = await visit();
  await page.route(/assets\/boot-/, (route) => route.abort());
  await page.goto(paths.admin.dashboard());
  const reloadLink = page.getByRole('status').getByRole('link', { name: 'reload the page' });
  await expect.poll(() => reloadLink.count()).toBe(0);
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await page.unroute(/assets\/boot-/);
  await reloadLink.click();
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
});

it('shows the error page if the app throws outside of all pages', async () => {
  const { page, context, errors } = await visit();
  await context.addInitScript(() => {
    const datasetDescriptor = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'dataset');
    Object.defineProperty(HTMLElement.prototype, 'dataset', {
      get(this: HTMLElement) {
        // Makes the app throw when it sets `data-started` on `<html>`, which it does after it has rendered.
        if (this === document.documentElement) throw new Error('planted');
        return datasetDescriptor?.get?.call(this) as DOMStringMap;
      },
    });
  });
  await page.goto(paths.signIn.email());
  await page.keyboard.press('Shift');
  await page.getByRole('heading', { name: "We couldn't show this page" }).waitFor();
  expect(errors.join()).toContain('The application failed:');
});

import { expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { expectNoErrors, startApplication, visit, withBrowser } from './setup/visit';

withBrowser();

it('opens and closes the download panel, and follows links, in a browser without popovers', async () => {
  const visitor = await visit();
  const { context, page } = visitor;
  // Simulates Safari 16.4, which supports neither the `popover` attribute nor the selector `:popover-open`.
  await context.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'popoverTargetElement');
    Reflect.deleteProperty(AbortSignal, 'any');
    document.addEventListener('click', (event) => {
      // Prevents Chromium from opening the popover, which it still supports.
      if (event.target instanceof Element && event.target.closest('[popovertarget]')) event.preventDefault();
    });
  });
  // Waits for the popover fallback, a script that only browsers without popovers load.
  await page.goto(paths.site.contact(), { waitUntil: 'networkidle' });
  const panel = page.getByRole('dialog');
  const openButton = page.getByRole('banner').getByRole('button', { name: 'Download app' });
  await openButton.click();
  await panel.waitFor();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  await openButton.click();
  await panel.getByRole('button', { name: 'Close' }).click();
  await panel.waitFor({ state: 'hidden' });
  await openButton.click();
  await startApplication(page);
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'One scan reaches you' }).waitFor();
  expect(await panel.count()).toBe(0);
  await openButton.click();
  await panel.getByRole('link', { name: 'Try the demo' }).click();
  await page.waitForURL(paths.site.experience());
  await panel.waitFor({ state: 'hidden' });
  await openButton.click();
  await panel.waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'One scan reaches you' }).waitFor();
  await panel.waitFor({ state: 'hidden' });
  await expectNoErrors(visitor);
});

it.each([
  [paths.signIn.email(), 'font-synthesis-weight', 0],
  [paths.signIn.email(), 'not-a-property', 1],
  [paths.admin.dashboard(), 'font-synthesis-weight', 0],
  [paths.admin.dashboard(), 'not-a-property', 1],
])('%s says at once that a browser is too old, if it lacks a feature (%s)', async (path, property, visibleCount) => {
  const { page } = await visit();
  await page.route(/assets\/(main|boot)-/, () => undefined);
  await page.route(path, async (route) => {
    const response = await route.fetch();
    // Drops the headers of the response: its content security policy contains the hash of the original styles.
    const body = (await response.text()).replaceAll('font-synthesis-weight', property);
    await route.fulfill({ body, contentType: 'text/html' });
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('[data-loading]').waitFor({ state: 'attached' });
  expect(
    await page
      .getByText(/^This browser is too old/)
      .filter({ visible: true })
      .count(),
  ).toBe(visibleCount);
});

import { expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { expectNoErrors, startApplication, visit, withBrowser } from './setup/visit';

withBrowser();

it('opens and closes the app panel, and follows links, in a browser without popovers', async () => {
  const visitor = await visit();
  const { context, page } = visitor;
  // Safari 16.4: it has no popovers, and no selector for open ones.
  await context.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'popoverTargetElement');
    Reflect.deleteProperty(AbortSignal, 'any');
    document.addEventListener('click', (event) => {
      // Chromium would still open the popover.
      if (event.target instanceof Element && event.target.closest('[popovertarget]')) event.preventDefault();
    });
  });
  // Waits for the script that opens the panel, which only these browsers load.
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
  await expectNoErrors(visitor);
});

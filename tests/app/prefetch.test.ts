import type { BrowserContextOptions } from 'playwright';
import { expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { expectNoErrors, openSignedIn, startApplication, visit, withBrowser } from './setup/visit';
import type { Visit } from './setup/visit';

withBrowser();

/** Opens a page whose timers the test controls, and records the scripts that the page requests from now on. */
async function openPage(path: string, options?: BrowserContextOptions) {
  const visitor = await openSignedIn(path, options);
  await visitor.page.waitForLoadState('networkidle');
  await visitor.page.clock.install({ time: '2026-06-01T10:00:00Z' });
  await visitor.page.clock.pauseAt('2026-06-01T11:00:00Z');
  return { ...visitor, scripts: recordScripts(visitor) };
}

function recordScripts({ page }: Visit) {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const [, name] = /assets\/(\w+)-[^/]*\.js$/.exec(request.url()) ?? [];
    if (name) scripts.push(name);
  });
  return scripts;
}

const getLink = ({ page }: Visit, name: string) => page.getByRole('navigation').getByRole('link', { name });

it('loads a page when the pointer or the focus rests on its link', async () => {
  const visitor = await openPage(paths.admin.dashboard());
  const { page, scripts } = visitor;
  await getLink(visitor, 'Partners').hover();
  expect(scripts).not.toContain('PartnersRoute');
  await page.clock.runFor(100);
  await expect.poll(() => scripts).toContain('PartnersRoute');
  await getLink(visitor, 'Customers').focus();
  await page.clock.runFor(100);
  await expect.poll(() => scripts).toContain('CustomersRoute');
  // The pointer leaves this link before the delay of 60 ms is over, so its page is not prefetched.
  await getLink(visitor, 'Utilities').hover();
  await getLink(visitor, 'Settings').hover();
  await page.clock.runFor(100);
  await expect.poll(() => scripts).toContain('SettingsRoute');
  expect(scripts).not.toContain('UtilitiesRoute');
  await expectNoErrors(visitor);
});

it('loads a page when a finger touches its link, before the click', async () => {
  const visitor = await openPage(paths.agency.dashboard(), { hasTouch: true, viewport: { width: 360, height: 740 } });
  const link = visitor.page.getByRole('link', { name: 'Buy', exact: false }).first();
  await link.dispatchEvent('pointerdown', { pointerType: 'touch' });
  await visitor.page.clock.runFor(100);
  await expect.poll(() => visitor.scripts).toContain('BuyRoute');
});

it('loads the dialogs of a page when the pointer moves, but not when the page appears under a resting pointer', async () => {
  const { page, scripts } = await openPage(paths.admin.partners());
  const firePointerMove = (movementX: number) =>
    page.evaluate(
      (x) => void document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, movementX: x })),
      movementX,
    );
  await firePointerMove(0);
  // Waits for the response to another request: a script that the page requested earlier would be recorded by then.
  await page.evaluate(async () => void (await fetch('/robots.txt')));
  expect(scripts).toEqual([]);
  await firePointerMove(1);
  await expect.poll(() => scripts).toContain('PartnerWizard');
});

it('loads a public page when the pointer rests on its link, once the app has started', async () => {
  const visitor = await visit();
  await visitor.page.goto(paths.site.home());
  await startApplication(visitor.page);
  await visitor.page.waitForLoadState('networkidle');
  const scripts = recordScripts(visitor);
  await visitor.page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).hover();
  await expect.poll(() => scripts).toContain('ContactRoute');
});

it('prefetches nothing if the user has turned on data saving', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true }, configurable: true }),
  );
  const scripts = recordScripts(visitor);
  await page.clock.install();
  // Without `saveData`, the sign-in pages prefetch the next step, and the lists prefetch their dialogs.
  await page.goto(paths.signIn.email());
  await startApplication(page);
  await page.goto(paths.admin.partners());
  await getLink(visitor, 'Customers').hover();
  await page.clock.runFor(100);
  await getLink(visitor, 'Utilities').click();
  await page.getByRole('heading', { level: 1, name: 'AiroTag Utilities' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(scripts).toContain('UtilitiesRoute');
  for (const script of ['PasswordRoute', 'ConfirmDialog', 'CustomersRoute', 'MenuWithItems', 'PartnerWizard'])
    expect(scripts).not.toContain(script);
  await expectNoErrors(visitor);
});

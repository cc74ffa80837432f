import { describe, expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { expectNoErrors, siteOrigin, startApplication, withBrowser, visit } from './setup/visit';
import type { Visit } from './setup/visit';

withBrowser();

const pages = [
  ['/Admin-DashBoard', 'Overview', 'Overview'],
  ['/Admin-Agencies', 'Agencies', 'Agencies'],
  ['/Admin-Partners', 'Partners', 'Partners'],
  ['/Admin-Customers', 'Customers', 'Customers'],
  ['/Admin-Packages', 'Packages', 'Packages'],
  ['/Admin-Package-Purchases', 'Package Purchases', 'Package Purchases'],
  ['/Admin-AiroTags', 'Generated AiroTags', 'AiroTags'],
  ['/Admin-Utilities', 'AiroTag Utilities', 'Utilities'],
  ['/Admin-Settings', 'Site Settings', 'Settings'],
] as const;

const heading = ({ page }: Visit, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const navigation = ({ page }: Visit) => page.getByRole('navigation', { name: 'Admin' });

it.each(pages)('ADM-01 %s opens without a cookie, marks the current page, and is not indexed', async (...row) => {
  const [path, title, item] = row;
  const visitor = await visit();
  const response = await visitor.page.goto(path);
  // Before scripts run.
  expect(await response?.text()).toContain('<meta name="robots" content="noindex"');
  await heading(visitor, title).waitFor();
  expect(await visitor.page.locator('head > meta[name=robots]').count()).toBe(1);
  expect(new URL(visitor.page.url()).pathname).toBe(path);
  expect(await visitor.context.cookies()).toEqual([]);
  expect(await navigation(visitor).locator('[aria-current="page"]').allTextContents()).toEqual([item]);
  await expectNoErrors(visitor);
});

it('ADM-01 links to all nine routes in their exact spelling', async () => {
  const visitor = await visit();
  await visitor.page.goto(paths.admin.dashboard());
  await heading(visitor, 'Overview').waitFor();
  for (const [path, title, item] of pages) {
    await navigation(visitor).getByRole('link', { name: item, exact: true }).click();
    await heading(visitor, title).waitFor();
    expect(visitor.page.url()).toBe(siteOrigin + path);
  }
  await expectNoErrors(visitor);
});

describe('ADM-02 the navigation', () => {
  it.each([
    [320, 'bar'],
    [360, 'bar'],
    [767, 'bar'],
    [768, 'rail'],
    [1023, 'rail'],
    [1024, 'full'],
  ] as const)('at %d px is a %s', async (width, shape) => {
    const visitor = await visit({ viewport: { width, height: 700 } });
    const { page } = visitor;
    await page.goto(paths.admin.dashboard());
    await heading(visitor, 'Overview').waitFor();
    const box = (await navigation(visitor).boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
    if (shape === 'bar') expect([box.x, box.y + box.height, box.width]).toEqual([0, 700, width]);
    else expect([box.x, box.width]).toEqual([0, shape === 'rail' ? 72 : 216]);
    // The bar does not cover the end of the page.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const last = (await page.getByRole('main').getByRole('listitem').last().boundingBox()) ?? { y: NaN, height: NaN };
    expect(last.y + last.height).toBeLessThanOrEqual(shape === 'bar' ? box.y : 700);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

  it('scrolls the last of the nine links into view on mobile', async () => {
    const visitor = await visit({ viewport: { width: 360, height: 700 }, hasTouch: true });
    await visitor.page.goto(paths.admin.dashboard());
    await heading(visitor, 'Overview').waitFor();
    await navigation(visitor).getByRole('link', { name: 'Settings' }).tap();
    await heading(visitor, 'Site Settings').waitFor();
    const item = await navigation(visitor).getByRole('link', { name: 'Settings' }).boundingBox();
    expect((item?.x ?? NaN) + (item?.width ?? NaN)).toBeLessThanOrEqual(360);
    await expectNoErrors(visitor);
  });
});

it('ADM-05 shows all activities on the same page', async () => {
  const visitor = await visit();
  await visitor.page.goto(paths.admin.dashboard());
  await visitor.page.getByRole('link', { name: 'View all' }).click();
  await visitor.page.getByRole('link', { name: 'View recent' }).waitFor();
  expect(visitor.page.url()).toBe(`${siteOrigin}/Admin-DashBoard?activities=all`);
  expect(await visitor.page.getByRole('main').getByRole('listitem').count()).toBe(9);
  await expectNoErrors(visitor);
});

it('ADM-03 logs out to the e-mail entry, without the cookie', async () => {
  const visitor = await visit();
  await visitor.context.addCookies([{ name: 'auth', value: encodeURIComponent('{"token":"x"}'), url: siteOrigin }]);
  await visitor.page.goto(paths.admin.customers());
  await startApplication(visitor.page);
  await visitor.page.getByRole('button', { name: 'Profile menu, Admin owner' }).click();
  await visitor.page.getByRole('menuitem', { name: 'Logout' }).click();
  await visitor.page.getByRole('button', { name: 'Continue' }).waitFor();
  expect(new URL(visitor.page.url()).pathname).toBe(paths.signIn.email());
  expect(await visitor.context.cookies()).toEqual([]);
  await expectNoErrors(visitor);
});

it('ADM-03 opens the settings from the profile menu', async () => {
  const visitor = await visit();
  await visitor.page.goto(paths.admin.dashboard());
  await visitor.page.getByRole('button', { name: 'Profile menu, Admin owner' }).click();
  await visitor.page.getByRole('menuitem', { name: 'Settings' }).click();
  await heading(visitor, 'Site Settings').waitFor();
  expect(visitor.page.url()).toBe(siteOrigin + paths.admin.settings());
  await expectNoErrors(visitor);
});

import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { siteAddress, startApplication, visit, withBrowser } from './setup/visit';

withBrowser();

/** Every control in sight that says of itself that it has no action yet, by what it is called. */
const resting = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('[aria-describedby]'))
      .filter((control) => control.checkVisibility())
      .filter((control) => {
        const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
        return ids.some((id) => document.getElementById(id)?.textContent === 'Not available yet');
      })
      .map((control) => {
        control.focus();
        const canBeReached = document.activeElement === control && !control.matches(':disabled');
        return `${control.getAttribute('aria-label') ?? control.textContent}${canBeReached ? '' : ' (cannot be reached)'}`;
      }),
  );

const social = ['Instagram', 'LinkedIn', 'YouTube'];
const { tag, ...pages } = paths.site;
const site = [...Object.values(pages).map((path) => path()), tag('7F3A9C21')];
const office = [...Object.values(paths.admin), ...Object.values(paths.agency)].map((path) => path());

const own: Record<string, string[]> = {
  [paths.site.contact()]: ['Send message'],
  [paths.admin.tags()]: ['Go'],
  [paths.agency.buy()]: ['Buy Now', 'Buy Now', 'Buy Now'],
};

it('AGY-09 AGY-10 lists all controls that have no action yet, and no others', { timeout: 120_000 }, async () => {
  const { context, page } = await visit();
  await context.addCookies([{ name: 'auth', value: encodeURIComponent('{"token":"x"}'), url: siteAddress }]);
  const found: Record<string, string[]> = {};
  for (const path of [...site, ...office]) {
    await page.goto(path);
    await startApplication(page);
    await page.getByRole('heading', { level: 1 }).waitFor();
    found[path] = await resting(page);
  }
  expect(found).toEqual(
    Object.fromEntries([
      ...site.map((path) => [path, [...(own[path] ?? []), ...social]]),
      ...office.map((path) => [path, own[path] ?? []]),
    ]),
  );
  await page.goto(paths.agency.customers());
  await page.getByRole('button', { name: 'Add Customer' }).click();
  await page.getByRole('dialog', { name: 'Add Customer' }).waitFor();
  expect(await resting(page)).toEqual(['Save']);
});

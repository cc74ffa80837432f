import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { setAuthCookie } from './setup/signIn';
import { startApplication, visit, withBrowser } from './setup/visit';

withBrowser();

/** Names of the visible controls that are described as not available yet. */
const findUnavailableControls = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('[aria-describedby]'))
      .filter((control) => control.checkVisibility())
      .filter((control) => {
        const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
        return ids.some((id) => document.getElementById(id)?.textContent === 'Not available yet');
      })
      .map((control) => {
        control.focus();
        const isFocusable = document.activeElement === control && !control.matches(':disabled');
        return `${control.getAttribute('aria-label') ?? control.textContent}${isFocusable ? '' : ' (not focusable)'}`;
      }),
  );

const social = ['Instagram', 'LinkedIn', 'YouTube'];
const { tag, ...pages } = paths.site;
const site = [...Object.values(pages).map((path) => path()), tag('7F3A9C21')];
const office = [...Object.values(paths.admin), ...Object.values(paths.agency)].map((path) => path());

const expected: Record<string, string[]> = {
  [paths.site.contact()]: ['Send message'],
  [paths.admin.tags()]: ['Go'],
  [paths.agency.buy()]: ['Buy Now', 'Buy Now', 'Buy Now'],
};

it('AGY-09 AGY-10 marks exactly the controls that have no action yet', { timeout: 120_000 }, async () => {
  const { context, page } = await visit();
  await setAuthCookie(context);
  const found: Record<string, string[]> = {};
  for (const path of [...site, ...office]) {
    await page.goto(path);
    await startApplication(page);
    await page.getByRole('heading', { level: 1 }).waitFor();
    found[path] = await findUnavailableControls(page);
  }
  expect(found).toEqual(
    Object.fromEntries([
      ...site.map((path) => [path, [...(expected[path] ?? []), ...social]]),
      ...office.map((path) => [path, expected[path] ?? []]),
    ]),
  );
  await page.goto(paths.agency.customers());
  await page.getByRole('button', { name: 'Add Customer' }).click();
  await page.getByRole('dialog', { name: 'Add Customer' }).waitFor();
  expect(await findUnavailableControls(page)).toEqual(['Save']);
});

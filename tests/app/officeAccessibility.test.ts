import axe from 'axe-core';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { setAuthCookie } from './setup/signIn';
import { startApplication, visit, withBrowser } from './setup/visit';

withBrowser();

const pages = [...Object.values(paths.admin), ...Object.values(paths.agency)].map((path) => path());

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Elements that axe's `region` rule accepts outside landmarks. Dialogs are its default; menus and listboxes are modal here
 * too: they trap the focus and hide the rest of the page.
 */
const modalSelector = 'dialog, [role=dialog], [role=alertdialog], [role=menu], [role=listbox], svg';

/** Runs all rules in light, and those that depend on colours in dark. */
async function violations(page: Page, where: string): Promise<string[]> {
  const run = (options: axe.RunOptions) =>
    page.evaluate(async (runOptions) => {
      const { violations: found } = await (window as unknown as { axe: typeof axe }).axe.run(runOptions);
      return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 150)).join(' | ')}`);
    }, options);
  const baseOptions = { resultTypes: ['violations' as const], preload: false };
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await run({ ...baseOptions, runOnly: { type: 'tag', values: tags } });
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await run({
    ...baseOptions,
    runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  });
  return [...light.map((found) => `${where}, light: ${found}`), ...dark.map((found) => `${where}, dark: ${found}`)];
}

/** Navigates on the client, like a link. */
async function goTo(page: Page, path: string) {
  await page.evaluate((url) => {
    history.pushState(null, '', url);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.locator(`nav a[aria-current=page][href="${path}"]`).first().waitFor();
  await page.getByRole('heading', { level: 1 }).waitFor();
}

describe.each([360, 820, 1280])('accessibility at %d px, light and dark', (width) => {
  async function open(path: string) {
    const { page, context } = await visit({ viewport: { width, height: 900 } });
    await setAuthCookie(context);
    await page.goto(path);
    await startApplication(page);
    // Evaluated by Playwright, because the page's CSP blocks script tags.
    await page.evaluate(axe.source);
    await page.evaluate((regionMatcher) => {
      (window as unknown as { axe: typeof axe }).axe.configure({
        checks: [{ id: 'region', options: { regionMatcher } }],
      });
    }, modalSelector);
    return page;
  }

  it('has no violations on any admin or agency page', { timeout: 120_000 }, async () => {
    const page = await open(paths.admin.dashboard());
    const found: string[] = [];
    for (const path of pages) {
      await goTo(page, path);
      found.push(...(await violations(page, path)));
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, width]);
    }
    expect(found).toEqual([]);
  });

  it('has no violations in a menu, a select, a confirm dialog and a wizard', { timeout: 60_000 }, async () => {
    const page = await open(paths.admin.agencies());
    const found: string[] = [];
    const expectModal = () => expect.poll(() => page.locator('#root').getAttribute('aria-hidden')).toBe('true');
    await page.getByRole('button', { name: /^Profile menu/ }).click();
    await page.getByRole('menu').waitFor();
    await expectModal();
    found.push(...(await violations(page, 'menu')));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Delete Harbour Tags' }).click();
    await page.getByRole('alertdialog').waitFor();
    found.push(...(await violations(page, 'question')));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Add Agency' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Next' }).click();
    await page.getByRole('alert').waitFor();
    found.push(...(await violations(page, 'wizard')));
    await page.keyboard.press('Escape');
    await goTo(page, paths.admin.purchases());
    await page.getByRole('button', { name: 'Add Package Purchase' }).click();
    await page.getByRole('combobox', { name: 'Package', exact: true }).click();
    await page.getByRole('listbox').waitFor();
    await expectModal();
    found.push(...(await violations(page, 'list of choices')));
    expect(found).toEqual([]);
  });
});

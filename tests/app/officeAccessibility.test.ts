import axe from 'axe-core';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { paths } from '~/domain/paths';
import { placeholderAuth } from '~/domain/session/authCookie';

import { siteAddress, startApplication, visit, withBrowser } from './setup/visit';

withBrowser();

const pages = [...Object.values(paths.admin), ...Object.values(paths.agency)].map((path) => path());

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * axe misses a landmark around whatever stands outside all of them, since those who go from landmark to landmark would
 * not find it. A layer over the page is found without: the focus is in it, and all else is hidden until it closes. axe
 * knows that of dialogs; here it is told of menus and of lists of choices, and of nothing else.
 */
const layers = 'dialog, [role=dialog], [role=alertdialog], [role=menu], [role=listbox], svg';

/** In light everything is looked at, in the dark what depends on colours. */
async function violations(page: Page, where: string): Promise<string[]> {
  const look = (options: axe.RunOptions) =>
    page.evaluate(async (wanted) => {
      const { violations: found } = await (window as unknown as { axe: typeof axe }).axe.run(wanted);
      return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 150)).join(' | ')}`);
    }, options);
  const quick = { resultTypes: ['violations' as const], preload: false };
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await look({ ...quick, runOnly: { type: 'tag', values: tags } });
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await look({ ...quick, runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } });
  return [...light.map((found) => `${where}, light: ${found}`), ...dark.map((found) => `${where}, dark: ${found}`)];
}

/** Goes to another page inside the application, as a link does. */
async function goTo(page: Page, path: string) {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.locator(`nav a[aria-current=page][href="${path}"]`).first().waitFor();
  await page.getByRole('heading', { level: 1 }).waitFor();
}

describe.each([360, 820, 1280])('at %d px, in light and dark,', (width) => {
  async function open(path: string) {
    const { page, context } = await visit({ viewport: { width, height: 900 } });
    const auth = encodeURIComponent(JSON.stringify(placeholderAuth));
    await context.addCookies([{ name: 'auth', value: auth, url: siteAddress }]);
    await page.goto(path);
    await startApplication(page);
    // Evaluated by the driver, so that the page's own policy stays as it is.
    await page.evaluate(axe.source);
    await page.evaluate((regionMatcher) => {
      (window as unknown as { axe: typeof axe }).axe.configure({
        checks: [{ id: 'region', options: { regionMatcher } }],
      });
    }, layers);
    return page;
  }

  it('every page of the office is accessible', { timeout: 120_000 }, async () => {
    const page = await open(paths.admin.dashboard());
    const found: string[] = [];
    for (const path of pages) {
      await goTo(page, path);
      found.push(...(await violations(page, path)));
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, width]);
    }
    expect(found).toEqual([]);
  });

  it('so are a menu, a list of choices, a question and a wizard over a list', { timeout: 60_000 }, async () => {
    const page = await open(paths.admin.agencies());
    const found: string[] = [];
    const isAllThereIs = () => expect.poll(() => page.locator('#root').getAttribute('aria-hidden')).toBe('true');
    await page.getByRole('button', { name: /^Profile menu/ }).click();
    await page.getByRole('menu').waitFor();
    await isAllThereIs();
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
    await isAllThereIs();
    found.push(...(await violations(page, 'list of choices')));
    expect(found).toEqual([]);
  });
});

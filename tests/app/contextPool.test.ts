import type { BrowserContext, Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { setAuthCookie, visit, withBrowser } from './setup/visit';

withBrowser();

/** Returns the names of all data of the site. */
const readData = async (context: BrowserContext, page: Page) => ({
  cookies: (await context.cookies()).map(({ name }) => name),
  ...(await page.evaluate(async () => ({
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    scripts: Object.keys(window).filter((name) => name.startsWith('left')),
  }))),
});
/** Opens a page of the app. Returns the number of its scripts that do not come from a cache. */
async function countTransferredScripts(page: Page): Promise<number> {
  await page.goto(paths.signIn.email(), { waitUntil: 'networkidle' });
  return page.evaluate(
    () =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
        ({ name, transferSize }) => name.endsWith('.js') && transferSize > 0,
      ).length,
  );
}

const noData = { cookies: [], localStorage: [], sessionStorage: [], databases: [], caches: [], scripts: [] };

/** The contexts of the tests before. */
const usedContexts = new Set<BrowserContext>();
let transferredScripts = 0;

describe('a browser context', () => {
  it('keeps its data while a test runs', async () => {
    const { context, page } = await visit({}, { leftItem: 'yes' });
    await setAuthCookie(context);
    await page.goto('/robots.txt');
    await page.evaluate(async () => {
      sessionStorage.setItem('leftItem', 'yes');
      await caches.open('left');
      await new Promise((resolve) => indexedDB.open('left').addEventListener('success', resolve));
    });
    expect(await readData(context, page)).toEqual({
      cookies: ['auth'],
      localStorage: ['leftItem'],
      sessionStorage: ['leftItem'],
      databases: ['left'],
      caches: ['left'],
      scripts: [],
    });
    transferredScripts = await countTransferredScripts(page);
    expect(transferredScripts).toBeGreaterThan(5);
    const secondVisit = await visit();
    expect(secondVisit.context).not.toBe(context);
    usedContexts.add(context).add(secondVisit.context);
  });

  it('is used again without the data of the test before', async () => {
    for (let count = 0; count < 2; count++) {
      const { context, page } = await visit();
      expect(usedContexts).toContain(context);
      await page.goto('/robots.txt');
      expect(await readData(context, page)).toEqual(noData);
      expect(await countTransferredScripts(page)).toBe(transferredScripts);
      // Both have effects on all pages of the context.
      if (count === 0) await context.addInitScript(() => Object.assign(window, { leftScript: true }));
      else await page.clock.setFixedTime(0);
    }
  });

  it('is not used again after a test that has changed its scripts or its clock', async () => {
    const { context, page } = await visit();
    expect(usedContexts).not.toContain(context);
    await page.goto('/robots.txt');
    expect(await readData(context, page)).toEqual(noData);
    expect(await page.evaluate(() => Date.now())).toBeGreaterThan(0);
  });
});

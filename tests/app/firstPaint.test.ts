import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';

import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { listen } from '../../scripts/site/server';
import { sampleCases } from './setup/sampleCases';
import { expectNoErrors, openSignedIn, startApplication, visit, withBrowser } from './setup/visit';

withBrowser();

/** Pages whose styles are split into two parts, since the document with all styles is too large for one round trip. */
const splitPages = [
  paths.site.home(),
  paths.site.auto(),
  paths.site.experience(),
  paths.site.ally(),
  paths.site.accolades(),
];

/** Returns the computed styles of each element, without custom properties. */
const readStyles = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'));
    return [...document.querySelectorAll('#root :not(link)')].map((element) => {
      const styles = getComputedStyle(element);
      return `${element.nodeName} ${names.map((name) => `${name}: ${styles.getPropertyValue(name)}`).join('; ')}`;
    });
  });

// `npm test` only checks the home page and one of the three product pages, which have the same layout.
describe.each(sampleCases(splitPages, 2))('the styles of %s', (path) => {
  it('show the first section before the styles of the other sections arrive', async () => {
    const visitor = await visit({ reducedMotion: 'no-preference' });
    const { page } = visitor;
    let sendStyles = () => {};
    const stylesMayLoad = new Promise<void>((resolve) => (sendStyles = resolve));
    await page.route('**/*.css', async (route) => {
      await stylesMayLoad;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(await page.getByRole('contentinfo').isVisible()).toBe(false);
    sendStyles();
    await page.getByRole('contentinfo').waitFor();
    await expectNoErrors(visitor);
  });

  it('stay the same when the app starts', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await page.goto(path);
    const styles = await readStyles(page);
    await startApplication(page);
    expect(await page.locator('#root link').count()).toBe(0);
    const newStyles = await readStyles(page);
    expect(newStyles.filter((style, index) => style !== styles[index])).toEqual([]);
    await expectNoErrors(visitor);
  });
});

// `npm test` checks one page only, since all pages handle missing styles in the same way.
it.each(sampleCases(splitPages))(
  '%s shows all sections soon if the styles of the other sections fail to load, and the app loads these styles again',
  async (path) => {
    const { page } = await visit({ reducedMotion: 'no-preference' });
    await page.route('**/*.css', (route) => route.abort());
    await page.goto(path);
    await page.getByRole('contentinfo').waitFor();
    await page.unroute('**/*.css');
    const stylesResponse = page.waitForResponse('**/*.css');
    await startApplication(page);
    expect((await stylesResponse).status()).toBe(200);
    expect(await page.locator('#root link').count()).toBe(0);
  },
);

const windowSizes = [
  [1280, 800],
  [1350, 940],
  [1920, 1080],
] as const;

/** Waits until the fonts are loaded, and returns all layout shifts since the page was opened. */
const listShifts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    return observer.takeRecords().map((entry) => JSON.stringify(entry));
  });

it.each(sampleCases(windowSizes, 2))(
  'has no layout shift while the printing page opens, at %d x %d px',
  async (width, height) => {
    const { page } = await openSignedIn(paths.agency.printing(), { viewport: { width, height } });
    await page.getByRole('img', { name: /^Page 1 of 1/ }).waitFor();
    expect(await listShifts(page)).toEqual([]);
  },
);

/** Resolves after a painted frame, or after 300 ms if the page paints nothing. */
const waitForPaint = (page: Page) =>
  page.evaluate(() =>
    Promise.race([
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      new Promise((resolve) => setTimeout(resolve, 300)),
    ]),
  );

it.each([
  ['the bar of the site', 'Accolades.html', /(?=<li><button[^>]* data-menu="products")/],
  ['the frame of the app', 'Agencies-PrintQr.html', /(?=<p data-outdated)/],
])('shows %s as a whole, even if the document arrives in parts', async (_, file, splitBefore) => {
  const html = await readFile(new URL(`../../dist/${file}`, import.meta.url), 'utf8');
  const [start = '', ...rest] = html.split(splitBefore);
  expect(rest).toHaveLength(1);
  // The server sends the first part of the document, and empty responses for scripts and fonts.
  let documentResponse: ServerResponse | undefined;
  const server = createServer((request, response) => {
    if (request.url !== '/') return response.end();
    documentResponse = response.setHeader('Content-Type', 'text/html');
    return response.write(start);
  });
  const { page } = await visit();
  await page.goto(await listen(server), { waitUntil: 'commit' });
  await waitForPaint(page);
  documentResponse?.end(rest[0]);
  await page.waitForLoadState();
  server.close();
  await page.locator('#main').waitFor();
  expect(await listShifts(page)).toEqual([]);
});

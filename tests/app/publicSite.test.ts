import axe from 'axe-core';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { product } from '~/domain/brand';
import { paths } from '~/domain/paths';

import { expectNoErrors, siteOrigin, startApplication, visit, withBrowser } from './setup/visit';

withBrowser();

/** The pages of the public site with the text of their `h1`. */
const pages: readonly [path: string, heading: RegExp][] = [
  ['/', /^One scan reaches you/],
  ['/AiroTAgAuto', /^Blocked in/],
  ['/AiroTagAlly', /./],
  ['/Accolades', /./],
  ['/AiroTagExperience', /./],
  ['/PartnerWithUs', /./],
  ['/Contact', /./],
  ['/Privacy', /./],
  ['/Terms', /./],
];
const { tag, ...listed } = paths.site;
/** A demonstration's tag, an unknown tag and an unknown path. */
const unlisted = [tag('5A3F0C'), tag('5A3F0D'), '/no-such-page'];
const all = [...pages.map(([path]) => path), ...unlisted];

it('lists every page of the site', () => {
  expect(pages.map(([path]) => path).sort()).toEqual(
    Object.values(listed)
      .map((path) => path())
      .sort(),
  );
});

describe('PUB-01 PUB-23', () => {
  it.each(pages)('%s is prerendered, sends no requests to other origins and stores nothing', async (path, heading) => {
    const visitor = await visit();
    const { page, context } = visitor;
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    expect(response?.status()).toBe(200);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(heading);
    await startApplication(page);
    await page.waitForLoadState('networkidle');
    await page.reload();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(heading);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await expectNoErrors(visitor);
  });
});

/** The link in the bar or its menu that is marked as the current page. */
const current: Record<string, string[]> = {
  '/': ['Home'],
  '/AiroTAgAuto': ['Auto'],
  '/AiroTagAlly': ['Ally'],
  '/Accolades': ['Accolades'],
  '/AiroTagExperience': ['Experience'],
  '/PartnerWithUs': ['Partner with us'],
  '/Contact': ['Contact'],
};

describe('PUB-05 PUB-06 the bar', () => {
  it.each(all)('on %s marks the current page and has the colours of the page', async (path) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page, context } = await visit({ colorScheme });
      await page.goto(path);
      const bar = page.getByRole('banner');
      const marked = await bar
        .locator('[aria-current="page"]')
        .evaluateAll((links) => links.map((link) => link.querySelector('b')?.textContent ?? link.textContent));
      expect([path, marked]).toEqual([path, current[path] ?? []]);
      const isProduct = ['Auto', 'Ally', 'Accolades'].includes(marked[0] ?? '');
      const products = bar.getByRole('button', { name: 'Products' });
      const style = await products.evaluate((label) => getComputedStyle(label).color);
      const surface = await bar.evaluate((element) => getComputedStyle(element).backgroundColor);
      expect([style, surface]).toEqual(
        isProduct ? ['rgb(29, 78, 216)', 'rgb(255, 255, 255)'] : ['rgb(255, 255, 255)', 'rgb(11, 18, 32)'],
      );
      await context.close();
    }
  });
});

describe('without script', () => {
  it.each(all)('%s is readable and its links work', async (path) => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    expect(await heading.isVisible()).toBe(true);
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(100);
    const hrefs = await page
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.length).toBeGreaterThan(10);
    for (const href of new Set(hrefs.filter((link) => link.startsWith('/')))) {
      const url = new URL(href, siteOrigin);
      const response = await fetch(url);
      expect([href, response.status]).toEqual([href, 200]);
      if (url.hash) expect(await response.text()).toContain(`id="${url.hash.slice(1)}"`);
    }
    for (const href of hrefs.filter((link) => link.startsWith('#')))
      expect([href, await page.locator(`[id="${href.slice(1)}"]`).count()]).toEqual([href, 1]);
  });
});

function violations(page: Page) {
  return page.evaluate(async () => {
    const { violations: found } = await (window as unknown as { axe: typeof axe }).axe.run();
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
  });
}

describe('at every width and in both schemes', () => {
  it.each(all)('%s is accessible', async (path) => {
    const { page } = await visit();
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    // Evaluated through the DevTools protocol, which bypasses the content security policy.
    await page.evaluate(axe.source);
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [360, 820, 1280]) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        expect([colorScheme, width, await violations(page)]).toEqual([colorScheme, width, []]);
      }
  });

  it.each(all)('%s does not scroll horizontally at 320 px', async (path) => {
    const { page } = await visit({ viewport: { width: 320, height: 640 } });
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await startApplication(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

it('gives buttons a border in forced colours', async () => {
  const { page } = await visit({ forcedColors: 'active' });
  await page.goto('/Contact');
  for (const name of ['Download app', 'Send message']) {
    const button = page.getByRole('button', { name });
    expect(await button.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe('1px');
  }
});

describe('metadata for search engines and link previews', () => {
  const headOf = async (path: string) => (await (await fetch(siteOrigin + path)).text()).split('</head>')[0] ?? '';

  it('gives every page a unique title and description and its exact URL', async () => {
    const titles = new Set<string>();
    const descriptions = new Set<string>();
    for (const [path] of pages) {
      const head = await headOf(path);
      const title = /<title>(.*?)<\/title>/.exec(head)?.[1] ?? '';
      const description = /<meta name="description" content="(.*?)"/.exec(head)?.[1] ?? '';
      expect(title).toContain(product.name);
      expect(description.length).toBeGreaterThanOrEqual(70);
      expect(description.length).toBeLessThanOrEqual(160);
      expect(head).toContain(`<link rel="canonical" href="${path}"`);
      expect(head).not.toContain('noindex');
      expect(head).toContain('property="og:title"');
      titles.add(title);
      descriptions.add(description);
    }
    expect([titles.size, descriptions.size]).toEqual([pages.length, pages.length]);
  });

  it('excludes sign-in, admin, agency and unlisted pages', async () => {
    for (const path of [...unlisted, '/login', '/admin', '/Password', '/Admin-DashBoard', '/Agencies-DashBoard'])
      expect([path, (await headOf(path)).includes('<meta name="robots" content="noindex"')]).toEqual([path, true]);
  });

  it('contains valid structured data', async () => {
    for (const path of ['/', '/AiroTAgAuto', '/AiroTagAlly', '/Accolades']) {
      const blocks = [...(await headOf(path)).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
      expect(blocks.length).toBeGreaterThan(0);
      for (const [, block] of blocks)
        expect(JSON.parse(block ?? '')).toMatchObject({ '@context': 'https://schema.org' });
    }
  });

  it('has a manifest with existing icons, and allows crawlers', async () => {
    const manifest = (await (await fetch(`${siteOrigin}/site.webmanifest`)).json()) as { icons: { src: string }[] };
    for (const { src } of [...manifest.icons, { src: '/apple-touch-icon.png' }, { src: '/favicon.svg' }])
      expect([src, (await fetch(siteOrigin + src)).status]).toEqual([src, 200]);
    expect(await (await fetch(`${siteOrigin}/robots.txt`)).text()).toBe('User-agent: *\nAllow: /\n');
    expect((await fetch(`${siteOrigin}/sitemap.xml`)).status).toBe(404);
  });
});

import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { product } from '~/domain/brand';
import { paths } from '~/domain/paths';

import { expectPageQuality } from './setup/audit';
import { expectAccessible } from './setup/expectAccessible';
import { takeEveryNth } from './setup/sampleCases';
import { expectNoErrors, siteOrigin, startApplication, visit, withBrowser } from './setup/visit';

withBrowser();

type SitePage = {
  path: string;
  /** Text of the page's `h1`. */
  heading: RegExp;
  /** Name of the link in the site bar that is marked as the current page. */
  currentLinkName?: string;
};

/** The public pages that search engines may index. */
const indexedPages: readonly SitePage[] = [
  { path: '/', heading: /^One scan reaches you/, currentLinkName: 'Home' },
  { path: '/AiroTAgAuto', heading: /^Car in\sthe\sway/, currentLinkName: 'Auto' },
  { path: '/AiroTagAlly', heading: /./, currentLinkName: 'Ally' },
  { path: '/Accolades', heading: /./, currentLinkName: 'Accolades' },
  { path: '/AiroTagExperience', heading: /./, currentLinkName: 'Experience' },
  { path: '/PartnerWithUs', heading: /./, currentLinkName: 'Partner with us' },
  { path: '/Contact', heading: /^A question/, currentLinkName: 'Contact' },
  { path: '/Privacy', heading: /./ },
  { path: '/Terms', heading: /./ },
];
const { tag, ...indexedPaths } = paths.site;
/** Pages that search engines do not index: those of a sample tag, an unknown tag and an unknown path. */
const otherPages = [tag('5A3F0C'), tag('5A3F0D'), '/no-such-page'].map((path) => ({ path, heading: /./ }));
const allPages: readonly SitePage[] = [...indexedPages, ...otherPages];
const productPages = ['Auto', 'Ally', 'Accolades'];

it('tests each page of the site', () => {
  expect(indexedPages.map(({ path }) => path).sort()).toEqual(
    Object.values(indexedPaths)
      .map((path) => path())
      .sort(),
  );
});

it.each(allPages.map((page, index) => ({ ...page, index })))(
  'PUB-01 PUB-05 PUB-06 PUB-23 $path passes all page checks',
  async ({ path, heading, currentLinkName, index }) => {
    const visitor = await visit();
    const { page, context, errors } = visitor;
    const isUnknownPath = path === '/no-such-page';
    const response = await page.goto(path);
    expect(response?.status()).toBe(isUnknownPath ? 404 : 200);
    const h1 = page.getByRole('heading', { level: 1 });
    expect(await h1.textContent()).toMatch(heading);
    await startApplication(page);
    expect(await h1.textContent()).toMatch(heading);

    const bar = page.getByRole('banner');
    const currentLinks = await bar
      .locator('[aria-current="page"]')
      .evaluateAll((links) => links.map((link) => link.querySelector('b')?.textContent ?? link.textContent));
    expect(currentLinks).toEqual(currentLinkName ? [currentLinkName] : []);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      const textColour = await bar
        .getByRole('button', { name: 'Products' })
        .evaluate((label) => getComputedStyle(label).color);
      // On product pages, the site bar has a light background in light mode, and only its button 'Products' has one in
      // dark mode.
      const surfaceElement =
        colorScheme === 'dark' && productPages.includes(currentLinkName ?? '')
          ? bar.getByRole('button', { name: 'Products' })
          : bar;
      const surfaceColour = await surfaceElement.evaluate((element) => getComputedStyle(element).backgroundColor);
      expect([colorScheme, textColour, surfaceColour]).toEqual(
        productPages.includes(currentLinkName ?? '')
          ? [colorScheme, 'rgb(29, 78, 216)', colorScheme === 'dark' ? 'rgb(220, 231, 255)' : 'rgb(255, 255, 255)']
          : [colorScheme, 'rgb(255, 255, 255)', 'rgb(11, 18, 32)'],
      );
    }

    // The browser logs an error for the status 404 of the unknown path.
    if (isUnknownPath) errors.splice(0, 1);
    await expectPageQuality(visitor, {
      path,
      scriptPhase: 'after',
      unavailableControls: [
        ...(currentLinkName === 'Contact' ? ['Send message'] : []),
        // The page of a scanned tag has a slim footer without links to social networks.
        ...(path.startsWith('/t/') ? [] : ['Instagram', 'LinkedIn', 'YouTube']),
      ],
    });
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await expectAccessible(page, index);
  },
);

it('is readable without JavaScript on each page', async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  for (const { path } of allPages) {
    await page.goto(path);
    expect([path, await page.getByRole('heading', { level: 1 }).isVisible()]).toEqual([path, true]);
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(100);
  }
});

it('links only to pages and anchors that exist', async () => {
  const readPage = async (path: string) => {
    const response = await fetch(siteOrigin + path);
    return { status: response.status, html: await response.text() };
  };
  for (const { path } of allPages) {
    const { html } = await readPage(path);
    const hrefs = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href);
    expect(hrefs.length).toBeGreaterThan(10);
    for (const href of new Set(hrefs.filter((link) => /^[/#]/.test(link)))) {
      const { pathname, search, hash } = new URL(href, siteOrigin + path);
      const linkedPage = href.startsWith('#') ? { status: 200, html } : await readPage(pathname + search);
      expect([path, href, linkedPage.status]).toEqual([path, href, 200]);
      if (hash) expect([path, href, linkedPage.html.includes(`id="${hash.slice(1)}"`)]).toEqual([path, href, true]);
    }
  }
});

it('ignores upper and lower case in a path', async () => {
  const visitor = await visit();
  await visitor.page.goto('/CONTACT');
  await visitor.page.getByRole('heading', { level: 1, name: 'A question? Talk to us.' }).waitFor();
  await expectNoErrors(visitor);
});

// `npm test` checks half of the pages at each width, and an exhaustive run checks all pages at both.
it.each([
  { width: 360, pages: takeEveryNth(allPages, 0, 2) },
  { width: 1280, pages: takeEveryNth(allPages, 1, 2) },
])('shows web fonts that load late, without a layout shift, at $width px', async ({ width, pages }) => {
  const { context } = await visit({ viewport: { width, height: 800 } });
  const loadWithLateFonts = async ({ path }: SitePage) => {
    const page = await context.newPage();
    let sendFonts = () => {};
    const fontsMayLoad = new Promise<void>((resolve) => (sendFonts = resolve));
    await page.route('**/*.woff2', async (route) => {
      await fontsMayLoad;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    // Waits longer than the 100 ms for which browsers wait for a font with `font-display: optional`.
    await page.waitForFunction(() => performance.now() > 1000);
    expect([path, await listUsedWebFonts(page)]).toEqual([path, []]);
    // Counts only layout shifts after the fonts were sent. Earlier shifts have another cause: a busy browser paints a
    // page before it has read the whole document.
    const fontsSentAt = await page.evaluate(() => performance.now());
    sendFonts();
    const totalShift = await page.evaluate(async (start) => {
      await Promise.all(['700 16px Bricolage Grotesque', '400 16px Figtree'].map((font) => document.fonts.load(font)));
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const observer = new PerformanceObserver(() => {});
      observer.observe({ type: 'layout-shift', buffered: true });
      const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
      return shifts.filter(({ startTime }) => startTime > start).reduce((total, { value }) => total + value, 0);
    }, fontsSentAt);
    expect([path, await listUsedWebFonts(page)]).toEqual([path, ['Bricolage Grotesque', 'Figtree']]);
    // Tolerates a shift of a few px in a row of words, such as the links of the site bar.
    expect([path, totalShift < 0.0015 ? 'no shift' : totalShift]).toEqual([path, 'no shift']);
    await page.close();
  };
  await Promise.all(pages.map(loadWithLateFonts));
});

/** Returns the web fonts that are in use: those in which a text has another width than in their fallback font. */
const listUsedWebFonts = (page: Page) =>
  page.evaluate(() => {
    const measureWidth = (fontFamily: string) => {
      const probe = document.createElement('span');
      Object.assign(probe.style, { fontFamily, position: 'absolute', fontSize: '100px', fontWeight: '700' });
      probe.textContent = 'Mgw';
      document.body.append(probe);
      const { width } = probe.getBoundingClientRect();
      probe.remove();
      return width;
    };
    return ['Bricolage Grotesque', 'Figtree'].filter(
      (font) => measureWidth(`'${font}', '${font} fallback'`) !== measureWidth(`'${font} fallback'`),
    );
  });

it('aligns the left edges of the lead paragraphs of all sections', async () => {
  const { page } = await visit({ viewport: { width: 1280, height: 800 } });
  const leftEdges: unknown[] = [];
  for (const { path } of indexedPages) {
    await page.goto(path);
    leftEdges.push(
      ...(await page.evaluate(() =>
        [...document.querySelectorAll('section h2 + p')]
          .filter(
            (lead) =>
              lead.getBoundingClientRect().top < (lead.previousElementSibling?.getBoundingClientRect().bottom ?? 0),
          )
          .map((lead) => Math.round(lead.getBoundingClientRect().left)),
      )),
    );
  }
  expect(leftEdges.length).toBeGreaterThanOrEqual(8);
  expect([...new Set(leftEdges)]).toEqual([753]);
});

it('keeps the portrait of a tag from overlapping the texts above it', async () => {
  const pageGroups = [
    { paths: [paths.site.ally(), paths.site.auto(), paths.site.accolades()], widths: [820, 1280] },
    { paths: ['7C41E9', '5A3F0C', 'A90B13'].map(paths.site.tag), widths: [320, 360, 820] },
  ];
  const { page } = await visit();
  const overlaps: unknown[] = [];
  for (const group of pageGroups)
    for (const width of group.widths)
      for (const path of group.paths) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        const overlap = await page.evaluate(() => {
          const portrait = document.querySelector('svg[viewBox="0 0 120 120"]');
          const text = portrait?.parentElement?.previousElementSibling;
          if (!portrait || !text) return 'not found';
          const portraitBox = portrait.getBoundingClientRect();
          const range = document.createRange();
          range.selectNodeContents(text);
          return [...range.getClientRects()].some(
            (box) =>
              box.width > 0 && box.right > portraitBox.left && box.bottom > portraitBox.top + portraitBox.height / 10,
          );
        });
        if (overlap) overlaps.push([path, width, overlap]);
      }
  expect(overlaps).toEqual([]);
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
  const fetchHead = async (path: string) => (await (await fetch(siteOrigin + path)).text()).split('</head>')[0] ?? '';

  it('contains a unique title and description of each page, and no canonical link without a URL of the site', async () => {
    const titles = new Set<string>();
    const descriptions = new Set<string>();
    for (const { path } of indexedPages) {
      const head = await fetchHead(path);
      const title = /<title>(.*?)<\/title>/.exec(head)?.[1] ?? '';
      const description = /<meta name="description" content="(.*?)"/.exec(head)?.[1] ?? '';
      expect(title).toContain(product.name);
      expect(description.length).toBeGreaterThanOrEqual(70);
      expect(description.length).toBeLessThanOrEqual(160);
      expect(head).not.toContain('canonical');
      expect(head).not.toContain('noindex');
      expect(head).toContain('property="og:title"');
      titles.add(title);
      descriptions.add(description);
    }
    expect([titles.size, descriptions.size]).toEqual([indexedPages.length, indexedPages.length]);
  });

  it('excludes the sign-in, the back-office, the portal and the pages of tags', async () => {
    for (const path of [
      ...otherPages.map(({ path }) => path),
      '/login',
      '/admin',
      '/Password',
      '/Admin-DashBoard',
      '/Agencies-DashBoard',
    ])
      expect([path, (await fetchHead(path)).includes('<meta name="robots" content="noindex"')]).toEqual([path, true]);
  });

  it('contains valid JSON as structured data', async () => {
    for (const path of ['/', '/AiroTAgAuto', '/AiroTagAlly', '/Accolades']) {
      const dataBlocks = [...(await fetchHead(path)).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
      expect(dataBlocks.length).toBeGreaterThan(0);
      for (const [, block] of dataBlocks)
        expect(JSON.parse(block ?? '')).toMatchObject({ '@context': 'https://schema.org' });
    }
  });

  it('links a manifest with icons that exist, and allows crawlers', async () => {
    const manifest = (await (await fetch(`${siteOrigin}/site.webmanifest`)).json()) as { icons: { src: string }[] };
    for (const { src } of [...manifest.icons, { src: '/apple-touch-icon.png' }, { src: '/favicon.svg' }])
      expect([src, (await fetch(siteOrigin + src)).status]).toEqual([src, 200]);
    expect(await (await fetch(`${siteOrigin}/robots.txt`)).text()).toBe('User-agent: *\nAllow: /\n');
    expect((await fetch(`${siteOrigin}/sitemap.xml`)).status).toBe(404);
  });
});

import { describe, expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { readScriptSizes, sumSizes } from './setup/audit';
import { expectNoErrors, siteOrigin, startApplication, withBrowser, visit } from './setup/visit';

withBrowser();

describe('the home page', () => {
  it('is readable and its links work without JavaScript', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const name of ['Ally', 'Auto', 'Accolades', 'Anchor', 'Atlas', 'Adverts'])
      expect(await page.getByRole('heading', { name, exact: true }).isVisible()).toBe(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
    expect(new URL(page.url()).pathname).toBe(paths.site.contact());
  });

  it.each([320, 992])('shows all links of the bar without JavaScript at %i px', async (width) => {
    const { page } = await visit({ javaScriptEnabled: false, viewport: { width, height: 800 } });
    await page.goto('/');
    const bar = page.getByRole('banner');
    const headingBox = await page.getByRole('heading', { level: 1 }).boundingBox();
    for (const name of ['Home', 'Experience', 'Partner with us', 'About', 'Contact']) {
      const box = await bar.getByRole('link', { name, exact: true }).boundingBox();
      expect(box?.y, name).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThanOrEqual(headingBox?.y ?? 0);
      expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(width);
    }
  });

  it('keeps a hovered menu open during hydration', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await page.goto('/');
    const productsButton = page.getByRole('banner').getByRole('button', { name: 'Products' });
    await productsButton.hover();
    await page.locator('html[data-started]').waitFor();
    expect(await productsButton.getAttribute('aria-expanded')).toBe('true');
    // Hovering has opened the menu, so the first click keeps the menu open.
    await productsButton.click();
    expect(await productsButton.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    expect(await productsButton.getAttribute('aria-expanded')).toBe('false');
    await expectNoErrors(visitor);
  });

  it('loads less than 5 kB of script before the first interaction', async () => {
    const visitor = await visit();
    await visitor.page.goto('/', { waitUntil: 'networkidle' });
    const loadedBytes = sumSizes(await readScriptSizes(visitor));
    expect(loadedBytes).toBeGreaterThan(0);
    expect(loadedBytes).toBeLessThan(5_000);
  });

  it('keeps the prerendered elements when it hydrates', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await page.goto('/');
    const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
    await startApplication(page);
    expect(await heading.evaluate((node) => node.isConnected)).toBe(true);
    expect(await page.locator('[style]').count()).toBe(0);
    await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'A question? Talk to us.' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'A question' }).waitFor();
    await expectNoErrors(visitor);
  });

  it('appears on Back after another page was reloaded, before the app has started', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await page.goto('/');
    const headingText = await page.getByRole('heading', { level: 1 }).textContent();
    await startApplication(page);
    await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'A question? Talk to us.' }).waitFor();
    await page.reload();
    await page.goBack();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(headingText);
    await startApplication(page);
    await expectNoErrors(visitor);
  });

  it('opens its menu before hydration, and keeps the menu open during hydration', async () => {
    const visitor = await visit({ viewport: { width: 800, height: 900 } });
    const { page } = visitor;
    // Holds back the main script until the menu has been opened.
    let letScriptLoad: () => void = () => undefined;
    const scriptMayLoad = new Promise<void>((resolve) => (letScriptLoad = resolve));
    await page.route(/assets\/main-.*\.js/, async (route) => {
      await scriptMayLoad;
      await route.continue();
    });
    await page.goto('/');
    const menuButton = page.getByRole('banner').getByRole('button', { name: /menu/i });
    await menuButton.click();
    expect(await menuButton.getAttribute('aria-expanded')).toBe('true');
    letScriptLoad();
    await page.locator('html[data-started]').waitFor();
    expect(await menuButton.getAttribute('aria-expanded')).toBe('true');
    await menuButton.click();
    expect(await menuButton.getAttribute('aria-expanded')).toBe('false');
    await expectNoErrors(visitor);
  });

  it('has neither style attributes nor inline scripts', async () => {
    for (const path of ['/', '/no-such-page']) {
      const html = await (await fetch(siteOrigin + path)).text();
      expect(html).toContain('data-prerendered');
      expect(html).not.toMatch(/\sstyle="/);
      // A script element with structured data is allowed: the browser does not run it.
      expect(html).not.toMatch(/<script(?![^>]*\s(?:src=|type="application\/ld\+json"))/);
    }
  });

  it('PUB-13 scrolls to the products from the hero', async () => {
    const { page } = await visit();
    await page.goto('/');
    await page.getByRole('link', { name: 'Explore Products' }).click();
    await page.waitForFunction(
      () => Math.abs(document.getElementById('product')?.getBoundingClientRect().top ?? 999) < 120,
    );
  });

  it('closes the download panel on Back and restores the scroll position', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await page.goto('/');
    await startApplication(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const scrollPosition = await page.evaluate(() => window.scrollY);
    expect(scrollPosition).toBeGreaterThan(1000);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'A question? Talk to us.' }).waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.getByRole('banner').getByRole('button', { name: 'Download app' }).click();
    const downloadPanel = page.getByRole('dialog');
    await downloadPanel.waitFor();
    await page.goBack();
    await downloadPanel.waitFor({ state: 'hidden' });
    await page.waitForFunction((before) => Math.abs(window.scrollY - before) < 2, scrollPosition);
    await expectNoErrors(visitor);
  });

  it.each(['prerendered', 'hydrated'])('closes the download panel when the focus leaves it (%s)', async (state) => {
    const { page } = await visit();
    if (state === 'prerendered') await page.route(/assets\/main-.*\.js/, () => undefined);
    await page.goto('/');
    if (state === 'hydrated') await startApplication(page);
    const downloadButton = page.getByRole('banner').getByRole('button', { name: 'Download app' });
    const downloadPanel = page.getByRole('dialog', { name: 'The app is on its way' });
    await downloadButton.focus();
    await page.keyboard.press('Enter');
    await downloadPanel.waitFor();
    expect(await downloadPanel.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await downloadPanel.waitFor({ state: 'hidden' });
    expect(await downloadButton.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await downloadPanel.getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('Tab');
    await downloadPanel.waitFor({ state: 'hidden' });
  });

  it('uses no undeclared custom properties', async () => {
    const { page } = await visit();
    await page.goto('/');
    await startApplication(page);
    const undeclaredProperties = await page.evaluate(() => {
      const ruleTexts = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));
      const declaredProperties = new Set(
        ruleTexts.flatMap((text) => [...text.matchAll(/(--[\w-]+)\s*:/g)].map((match) => match[1])),
      );
      const usedProperties = ruleTexts.flatMap((text) =>
        [...text.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map((match) => match[1]),
      );
      return [...new Set(usedProperties)].filter((name) => !declaredProperties.has(name));
    });
    expect(undeclaredProperties).toEqual([]);
  });
});

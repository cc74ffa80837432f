import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { paths } from '~/domain/paths';
import { scenarioUrl, demoCodes } from '~/domain/tag/demoTags';

import { expectNoErrors, siteOrigin, startApplication, visit, withBrowser } from './setup/visit';

withBrowser();

async function expectCar(page: Page) {
  await page.getByRole('heading', { level: 2, name: 'Somebody needs you at your car' }).waitFor();
  expect(await page.getByRole('radio', { name: 'A car' }).isChecked()).toBe(true);
  expect(await page.getByRole('heading', { level: 2, name: 'Somebody finds your pet' }).isVisible()).toBe(false);
  expect(new URL(page.url()).hash).toBe('#car');
}

describe("PUB-24 the scenario in the URL's hash", () => {
  it('is selected when the page loads, and stays selected after hydration', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await page.goto(scenarioUrl('car'));
    await expectCar(page);
    await startApplication(page);
    await expectCar(page);
    await page.waitForFunction(() => window.scrollY > 200);
    await expectNoErrors(visitor);
  });

  it.each([
    ['before hydration', false],
    ['after hydration', true],
  ])('is restored by Back and reload when selected %s', async (_, isStarted) => {
    const visitor = await visit();
    const { page } = visitor;
    if (!isStarted) await page.route(/assets\/main-.*\.js/, () => undefined);
    await page.goto(paths.site.experience());
    if (isStarted) await startApplication(page);
    await page.getByRole('radio', { name: 'A car' }).check();
    await expectCar(page);
    await page.reload();
    await expectCar(page);
    if (isStarted) await startApplication(page);
    await page.getByRole('link', { name: 'Scan this tag' }).click();
    await page.getByRole('heading', { level: 1, name: 'An Auto tag' }).waitFor();
    await page.goBack();
    await expectCar(page);
    if (isStarted) await expectNoErrors(visitor);
  });

  it('works as an anchor without JavaScript', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto(scenarioUrl('award'));
    for (const name of ['Somebody finds your pet', 'Somebody needs you at your car', 'Somebody looks at the award'])
      expect(await page.getByRole('heading', { level: 2, name }).isVisible()).toBe(true);
    const box = await page.getByRole('region', { name: 'Somebody looks at the award' }).boundingBox();
    expect(Math.abs(box?.y ?? Infinity)).toBeLessThan(120);
  });
});

describe('the pages of the demonstration tags', () => {
  it('are prerendered with a title of their own', async () => {
    for (const code of demoCodes) {
      const response = await fetch(siteOrigin + paths.site.tag(code));
      expect(await response.text()).toMatch(/<title>Scanned (Ally|Auto|Accolades) tag/);
    }
  });

  it('are not changed by hydration', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await page.goto(paths.site.tag('A90B14'));
    await startApplication(page);
    expect(await page.getByText('A90B14').isVisible()).toBe(true);
    expect(await page.title()).toMatch(/^Scanned Accolades tag/);
    await page.goto(paths.site.tag('5A3F0D'));
    await page.getByText('5A3F0D').waitFor();
    expect(await page.title()).toMatch(/^Tag without an owner/);
    await expectNoErrors(visitor);
  });
});

it('shows native checkboxes in forced-colors mode', async () => {
  const { page } = await visit({ forcedColors: 'active' });
  await page.goto(paths.site.experience());
  const control = page.getByRole('switch', { name: 'Show breed' });
  expect(
    await control.evaluate((input) => [
      getComputedStyle(input).appearance,
      getComputedStyle(input, '::before').display,
    ]),
  ).toEqual(['auto', 'none']);
});

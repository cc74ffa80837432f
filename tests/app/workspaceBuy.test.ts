import { readFile } from 'node:fs/promises';

import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { itInFullRun } from './setup/sampleCases';
import { expectNoErrors, withBrowser } from './setup/visit';
import type { Visit } from './setup/visit';
import { chooseOption, fillInForm, goBackInApp, openInWorkspace, saveForm } from './setup/workspace';

withBrowser();

const { admin, agency } = paths;
const getDialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Clicks 'Buy Now' of the package `name`, which opens a confirm dialog. */
const openPurchase = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: 'Buy Now' }).click();

const confirmPurchase = (page: Page) =>
  getDialog(page, 'Buy this package?').getByRole('button', { name: 'Buy', exact: true }).click();

/**
 * Blocks the page for 200 ms for every 500 generated hexacodes, so that a test has time to act. Returns a function that
 * ends the delays.
 */
async function slowDownGeneration(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const getRandomValues = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (bytes) => {
      const isSlow = bytes.byteLength === 2000 && !document.documentElement.hasAttribute('data-fast');
      const endTime = performance.now() + (isSlow ? 200 : 0);
      while (performance.now() < endTime);
      return getRandomValues(bytes);
    };
  });
  return () => page.evaluate(() => document.documentElement.setAttribute('data-fast', ''));
}

/** Opens a new workspace, and adds the package 'Large'. */
async function openWithLargePackage(): Promise<Visit> {
  const visitor = await openInWorkspace(admin.packages());
  const { page } = visitor;
  await page.getByRole('button', { name: 'Add Package' }).click();
  await fillInForm(page, [{ Name: 'Large', 'Total hexacodes': '30000', 'Price (AED)': '9' }, {}]);
  await saveForm(page, 'Package added successfully!');
  return visitor;
}

/** Downloads the tags of the list as CSV, and returns their hexacodes. */
async function downloadHexacodes(page: Page): Promise<string[]> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  return lines.slice(1).map((line) => line.split(',')[0] ?? '');
}

it('SET-03 Buy Now asks, records the purchase, and generates unique tags', async () => {
  const visitor = await openInWorkspace(agency.buy());
  const { page } = visitor;
  await openPurchase(page, 'Starter');
  await getDialog(page, 'Buy this package?').getByText('Harbour Tags').waitFor();
  await confirmPurchase(page);
  await getDialog(page, 'Package bought').getByText('ORD-1006').waitFor();
  await getDialog(page, 'Package bought').getByRole('link', { name: 'Show the tags' }).click();
  await page.getByText('250 of 250').waitFor();
  const hexacodes = await downloadHexacodes(page);
  expect(hexacodes).toHaveLength(250);
  expect(new Set(hexacodes).size).toBe(250);
  for (const hexacode of hexacodes) expect(hexacode).toMatch(/^[0-9A-F]{8}$/);
  await page.goto(admin.purchases());
  await page.getByRole('row', { name: /ORD-1006.*Harbour Tags.*Completed/ }).waitFor();
  await expectNoErrors(visitor);
});

it('SET-03 bought tags can be printed, and count as printed afterwards', async () => {
  const visitor = await openInWorkspace(agency.buy());
  const { page, context } = visitor;
  await context.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await openPurchase(page, 'Starter');
  await confirmPurchase(page);
  await getDialog(page, 'Package bought').getByRole('link', { name: 'Print them' }).click();
  await page.getByText('100 AiroTags').first().waitFor();
  const windowPromise = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Print Design' }).click();
  await (await windowPromise).locator('html[data-printed]').waitFor({ state: 'attached' });
  await page.getByRole('navigation', { name: 'Agency' }).getByRole('link', { name: 'AiroTags', exact: true }).click();
  await page.getByRole('button', { name: 'Filters' }).click();
  await chooseOption(page, 'Printed', 'No');
  // 35 of the sample tags are not printed, and the 100 bought tags are.
  await page.getByText('35 of 250', { exact: true }).waitFor();
  await expectNoErrors(visitor);
});

itInFullRun('SET-03 a purchase that is cancelled while it generates tags leaves nothing', async () => {
  const visitor = await openWithLargePackage();
  const { page } = visitor;
  await page.goto(agency.buy());
  await openPurchase(page, 'Large');
  await slowDownGeneration(page);
  await confirmPurchase(page);
  await getDialog(page, 'Buying the package…').getByRole('progressbar').waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await getDialog(page, 'Nothing was bought').waitFor();
  await page.goto(admin.purchases());
  await page.getByText('5 of 5 package purchases').waitFor();
  await page.goto(agency.tags());
  await page.getByText('150 of 150').waitFor();
  await expectNoErrors(visitor);
});

it('SET-03 Escape, Back, a link and a reload do not end a purchase that generates tags, and its result is shown', async () => {
  const visitor = await openWithLargePackage();
  const { page } = visitor;
  await page.goto(agency.dashboard());
  // Waits until the app has started. Before that, the link would load another document, and Back would unload it.
  await page.getByRole('heading', { name: 'Overview' }).waitFor();
  await page.getByRole('navigation', { name: 'Agency' }).getByRole('link', { name: 'Buy AiroTag' }).click();
  await openPurchase(page, 'Large');
  const speedUpGeneration = await slowDownGeneration(page);
  await confirmPurchase(page);
  const dialog = getDialog(page, 'Buying the package…');
  await dialog.getByRole('progressbar').waitFor();
  await page.keyboard.press('Escape');
  await goBackInApp(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search pages and records' }).fill('customers');
  await page.getByRole('option', { name: 'Customers' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).waitFor();
  const unloadDialog = page.waitForEvent('dialog');
  await page.evaluate(() => {
    setTimeout(() => location.reload());
  });
  expect((await unloadDialog).type()).toBe('beforeunload');
  await (await unloadDialog).dismiss();
  await speedUpGeneration();
  await getDialog(page, 'Package bought').getByText('30,000').waitFor();
  expect(new URL(page.url()).pathname).toBe(agency.buy());
  await page.goto(admin.purchases());
  await page.getByText('6 of 6 package purchases').waitFor();
  await expectNoErrors(visitor);
});

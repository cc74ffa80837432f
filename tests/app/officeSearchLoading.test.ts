import type { Page, Route } from 'playwright';
import { expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { expectNoErrors, signInAndOpen, visit, withBrowser } from './setup/visit';

withBrowser();

const getSearchField = (page: Page) =>
  page.getByRole('dialog').getByRole('combobox', { name: 'Search pages and records' });
const isFocused = (element: Element) => element === document.activeElement;

/** Opens the dashboard, and holds back the chunk of the search until `releaseChunk` is called. */
async function openWithSlowSearch() {
  const visitor = await visit();
  const { page } = visitor;
  const heldRoutes: Route[] = [];
  // The route is added before the page opens, since the app may request the chunk at once.
  await page.route(/assets\/OfficeSearchPanel-/, (route) => {
    heldRoutes.push(route);
  });
  await signInAndOpen(visitor, paths.admin.dashboard());
  const releaseChunk = async () => {
    await expect.poll(() => heldRoutes.length).toBe(1);
    await heldRoutes[0]?.continue();
  };
  return { visitor, page, releaseChunk };
}

it('keeps the keys that are typed before the dialog appears, and returns the focus on Escape', async () => {
  const { visitor, page, releaseChunk } = await openWithSlowSearch();
  const button = page.getByRole('button', { name: 'Search', exact: true });
  await button.focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('ord-1005');
  await page.keyboard.press('Backspace');
  await releaseChunk();
  await page.keyboard.type('4');
  await getSearchField(page).waitFor();
  expect(await getSearchField(page).inputValue()).toBe('ord-1004');
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await page.getByRole('option', { name: /^ORD-1001/ }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => button.evaluate(isFocused)).toBe(true);
  await expectNoErrors(visitor);
});

it('opens the first result if Enter is pressed before the dialog appears', async () => {
  const { visitor, page, releaseChunk } = await openWithSlowSearch();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('ord-1004');
  await page.keyboard.press('Enter');
  await releaseChunk();
  await page.getByRole('dialog', { name: 'ORD-1004' }).waitFor();
  await expect.poll(() => getSearchField(page).count()).toBe(0);
  await expectNoErrors(visitor);
});

it('stays closed if Escape is pressed before the dialog appears', async () => {
  const { visitor, page, releaseChunk } = await openWithSlowSearch();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('ord-1004');
  await page.keyboard.press('Escape');
  const chunkResponse = page.waitForResponse(/assets\/OfficeSearchPanel-/);
  await releaseChunk();
  // The import is in a string, because Vitest would transform an import in a function.
  await page.evaluate(`import('${(await chunkResponse).url()}')`);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.keyboard.press('Control+k');
  await getSearchField(page).waitFor();
  expect(await getSearchField(page).inputValue()).toBe('');
  await expectNoErrors(visitor);
});

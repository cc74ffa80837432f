import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { expectNoErrors, openSignedIn, withBrowser } from './setup/visit';
import { openInWorkspace } from './setup/workspace';

withBrowser();

const getSearchButton = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });
const getSearchField = (page: Page) => page.getByRole('combobox', { name: 'Search pages and records' });

it('opens the details of a record with the keyboard, and Back returns to the page', async () => {
  const visitor = await openSignedIn(paths.admin.dashboard());
  const { page } = visitor;
  await page.keyboard.press('Control+k');
  await getSearchField(page).waitFor();
  await page.keyboard.type('ord-1004');
  await page.getByRole('option', { name: /^ORD-1004/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'ORD-1004' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(paths.admin.purchases());
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
  await expectNoErrors(visitor);
});

it('shows all records that match in their list', async () => {
  const visitor = await openSignedIn(paths.agency.dashboard());
  const { page } = visitor;
  await getSearchButton(page).click();
  await getSearchField(page).fill('example.com');
  await page
    .getByRole('group', { name: 'AiroTags' })
    .getByRole('option', { name: /^Show all/ })
    .click();
  await expect.poll(() => page.getByRole('searchbox', { name: 'Search AiroTags' }).inputValue()).toBe('example.com');
  await expectNoErrors(visitor);
});

it('opens the form for a new record of a workspace, and returns the focus to its button on Escape', async () => {
  const visitor = await openInWorkspace(paths.admin.agencies());
  const { page } = visitor;
  await getSearchButton(page).click();
  await getSearchField(page).press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => getSearchButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
  await getSearchButton(page).click();
  await getSearchField(page).fill('add partner');
  await getSearchField(page).press('Enter');
  await page.getByRole('dialog', { name: 'Add Partner' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(paths.admin.partners());
  await expectNoErrors(visitor);
});

it('opens a result for the whole text if Enter is pressed right after the last key', async () => {
  const visitor = await openSignedIn(paths.admin.dashboard());
  const { page } = visitor;
  await getSearchButton(page).click();
  await getSearchField(page).fill('agencie');
  await page.getByRole('option', { name: 'Agencies' }).waitFor();
  await getSearchField(page).evaluate(async (field: HTMLInputElement) => {
    const pressKey = (key: string) => field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    field.setRangeText('partners', 0, field.value.length, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    // When this promise resolves, React has rendered the urgent updates of the input event, but not the deferred ones.
    await Promise.resolve();
    pressKey('Enter');
  });
  await page.getByRole('heading', { level: 1, name: 'Partners' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(paths.admin.partners());
  await expectNoErrors(visitor);
});

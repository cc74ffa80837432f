import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { readFocusedName } from './setup/focus';
import { expectNoErrors, openSignedIn, visit, withBrowser } from './setup/visit';
import { getDataChip } from './setup/workspace';

withBrowser();

const openProfileMenu = async (page: Page) => {
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('menu').waitFor();
};

it.each<[string, (page: Page) => Promise<void>]>([
  ['the profile menu', openProfileMenu],
  [
    'the profile',
    async (page) => {
      await openProfileMenu(page);
      await page.getByRole('menuitem', { name: 'Profile' }).click();
    },
  ],
  ['the panel of the workspace', (page) => getDataChip(page, 'Sample data').click()],
  ['a confirm dialog', (page) => page.getByRole('button', { name: 'Delete Harbour Tags' }).click()],
])('closes %s when Back leads to another page, and focuses the heading', async (_name, openOverlay) => {
  const visitor = await openSignedIn(paths.admin.partners());
  const { page } = visitor;
  await page.getByRole('link', { name: 'Agencies' }).click();
  await page.getByRole('heading', { level: 1, name: 'Agencies' }).waitFor();
  const overlay = page.getByRole('menu').or(page.getByRole('dialog')).or(page.getByRole('alertdialog'));
  await openOverlay(page);
  await overlay.first().waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Partners' }).waitFor();
  await overlay.waitFor({ state: 'detached' });
  await expect.poll(() => readFocusedName(page)).toBe('Partners');
  await expectNoErrors(visitor);
});

it('focuses the heading when Back removes an open menu and its button', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await page.clock.install();
  await page.goto(`${paths.admin.customers()}?search=nobody`);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menu').waitFor();
  // Waits until ScrollAndFocus has handled the last click. Otherwise, the heading could get the focus because of that
  // click, and not because of Back.
  await page.clock.runFor(1000);
  await page.goBack();
  await page.getByText('No customers found.').waitFor();
  await page.clock.runFor(1000);
  await expect.poll(() => readFocusedName(page)).toBe('Customers');
  await expectNoErrors(visitor);
});

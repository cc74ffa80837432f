import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { readRowNames } from './setup/rows';
import { withBrowser } from './setup/visit';
import {
  fillInForm,
  getAlert,
  getDataChip,
  goBackInApp,
  blockTransactions,
  openOffice,
  openInWorkspace,
} from './setup/workspace';

withBrowser();

const agenciesPath = paths.admin.agencies();
const fullMessage =
  "The browser's storage is full, so nothing was saved. Free up space on this device, then try again.";

/** Makes all writes to the database fail, as if the storage were full, until the page is loaded again. */
const fillStorage = (page: Page) =>
  page.evaluate(() => {
    IDBObjectStore.prototype.put = IDBObjectStore.prototype.add = () => {
      throw new DOMException('The storage is full.', 'QuotaExceededError');
    };
  });

it('SET-01 blocked storage: says so, and keeps showing the sample data', async () => {
  const { page, context } = await openOffice(agenciesPath);
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Not allowed in this window.', 'SecurityError');
    };
  });
  await page.reload();
  await getDataChip(page, 'Sample data').click();
  await page.getByRole('button', { name: 'Start a workspace' }).click();
  await page.getByRole('button', { name: 'Empty' }).click();
  await page.getByText("Your workspace couldn't be started.").waitFor();
  await page.getByText(/The browser doesn't let this site store data\./).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByText('2 of 2 agencies').waitFor();
  await getDataChip(page, 'Sample data').waitFor();
});

it('SET-01 full storage: the wizard says so and keeps the text, and no stored row is lost', async () => {
  const { page } = await openInWorkspace(agenciesPath);
  await fillStorage(page);
  await page.getByRole('button', { name: 'Add Agency' }).click();
  await fillInForm(page, [{ Email: 'new@example.com' }, { 'Agency name': 'New Tags' }]);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByText(fullMessage).waitFor();
  expect(await page.getByLabel('Agency name').inputValue()).toBe('New Tags');
  await page.goto(agenciesPath);
  await expect.poll(() => readRowNames(page)).toEqual(['Dune Prints', 'Harbour Tags']);
});

it('SET-01 full storage: Back while the wizard saves keeps it open, with the text and the error', async () => {
  const { page } = await openInWorkspace(agenciesPath);
  await page.getByRole('button', { name: 'Add Agency' }).click();
  await fillInForm(page, [{ Email: 'new@example.com' }, { 'Agency name': 'New Tags' }]);
  await fillStorage(page);
  const releaseStorage = await blockTransactions(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Saving…' }).waitFor();
  await goBackInApp(page);
  await releaseStorage();
  await page.getByText(fullMessage).waitFor();
  expect(await page.getByLabel('Agency name').inputValue()).toBe('New Tags');
});

it('SET-01 full storage: a purchase and a deletion say so and change nothing', async () => {
  const { page } = await openInWorkspace(paths.agency.buy());
  await fillStorage(page);
  await page.getByRole('listitem').filter({ hasText: 'Starter' }).getByRole('button', { name: 'Buy Now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Buy', exact: true }).click();
  await page.getByRole('dialog', { name: 'Nothing was bought' }).getByText(fullMessage).waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('navigation', { name: 'Agency' }).getByRole('link', { name: 'Partners' }).click();
  await page.getByText('24 of 24').waitFor();
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  await getAlert(page).getByRole('button', { name: 'Delete' }).click();
  await getAlert(page).getByText(fullMessage).waitFor();
  await getAlert(page).getByRole('button', { name: 'OK' }).click();
  await page.getByText('24 of 24').waitFor();
  await page.goto(paths.admin.purchases());
  await page.getByText('5 of 5 package purchases').waitFor();
});

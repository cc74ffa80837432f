import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { expectNoErrors, withBrowser } from './setup/visit';
import { getAlert, goBackInApp, blockTransactions, openInWorkspace } from './setup/workspace';

withBrowser();

const getPurchase = (page: Page, orderId: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: orderId }) });

async function chooseAction(page: Page, orderId: string, action: string) {
  await page.getByRole('button', { name: `More actions for package purchase ${orderId}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

it('SET-01 a purchase is marked as paid, and its tags are generated', async () => {
  const visitor = await openInWorkspace(paths.admin.purchases());
  const { page } = visitor;
  await getPurchase(page, 'ORD-1005').getByText('Pending').waitFor();
  await chooseAction(page, 'ORD-1005', 'Mark as paid');
  await getPurchase(page, 'ORD-1005').getByText('Completed').waitFor();
  await chooseAction(page, 'ORD-1005', 'Generate tags');
  await page.getByRole('dialog').getByRole('button', { name: 'Generate' }).click();
  await page.getByRole('dialog', { name: 'Tags generated' }).getByRole('link', { name: 'Show the tags' }).click();
  await page.getByRole('heading', { level: 1, name: 'Generated AiroTags' }).waitFor();
  await page.getByText(/^50 of \d+ AiroTags$/).waitFor();
  expect(new URL(page.url()).searchParams.get('search')).toBe('ORD-1005');
  await page.goto(paths.admin.purchases());
  await getPurchase(page, 'ORD-1005').getByText('Completed').waitFor();
  await expectNoErrors(visitor);
});

it('SET-01 Back while the tags of a purchase are generated keeps the dialog open, which shows the result', async () => {
  const visitor = await openInWorkspace(paths.admin.dashboard());
  const { page } = visitor;
  await page.getByRole('navigation').getByRole('link', { name: 'Package Purchases' }).click();
  await chooseAction(page, 'ORD-1005', 'Generate tags');
  const releaseStorage = await blockTransactions(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Generate' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Saving…' }).waitFor();
  await goBackInApp(page);
  await releaseStorage();
  await page.getByRole('dialog', { name: 'Tags generated' }).waitFor();
  await expectNoErrors(visitor);
});

it('SET-01 marking as paid and cancelling can be undone, one after the other', async () => {
  const visitor = await openInWorkspace(paths.admin.purchases());
  const { page } = visitor;
  const purchase = getPurchase(page, 'ORD-1005');
  await chooseAction(page, 'ORD-1005', 'Mark as paid');
  await page.getByText('Package purchase ORD-1005 marked as paid').waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await purchase.getByText('Pending').waitFor();
  await chooseAction(page, 'ORD-1005', 'Cancel purchase');
  await getAlert(page).getByRole('button', { name: 'Cancel purchase' }).click();
  await page.getByText('Package purchase ORD-1005 cancelled').waitFor();
  await page.getByRole('button', { name: 'Delete package purchase ORD-1004' }).click();
  await getAlert(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Package purchase ORD-1004 deleted, after 1 other change').waitFor();
  await page.getByRole('button', { name: 'Undo all' }).click();
  await purchase.getByText('Pending').waitFor();
  await getPurchase(page, 'ORD-1004').waitFor();
  await page.reload();
  await getPurchase(page, 'ORD-1005').getByText('Pending').waitFor();
  await expectNoErrors(visitor);
});

it('SET-01 a purchase is cancelled after confirmation', async () => {
  const visitor = await openInWorkspace(paths.admin.purchases());
  const { page } = visitor;
  await chooseAction(page, 'ORD-1005', 'Cancel purchase');
  await getAlert(page).getByRole('button', { name: 'Cancel purchase' }).click();
  await getPurchase(page, 'ORD-1005').getByText('Cancelled').waitFor();
  await page.reload();
  await getPurchase(page, 'ORD-1005').getByText('Cancelled').waitFor();
  await expectNoErrors(visitor);
});

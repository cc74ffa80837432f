import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { getRowHeader } from './setup/rows';
import { expectNoErrors, withBrowser } from './setup/visit';
import { fillInForm, getAlert, openInWorkspace, saveForm } from './setup/workspace';

withBrowser();

const { admin, agency } = paths;

async function deleteRow(page: Page, name: string) {
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await getAlert(page).getByRole('button', { name: 'Delete' }).click();
}

const openFromNavigation = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: /^(Admin|Agency)$/ })
    .getByRole('link', { name, exact: true })
    .click();

it('SET-01 edits a row from its detail panel', async () => {
  const visitor = await openInWorkspace(admin.agencies());
  const { page } = visitor;
  await getRowHeader(page, 'Harbour Tags').click();
  await page.getByRole('dialog', { name: 'Harbour Tags' }).getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('dialog', { name: 'Edit Agency' }).waitFor();
  await fillInForm(page, [{}, { 'Agency name': 'Harbour Tags West' }]);
  await saveForm(page, 'Agency updated successfully!', 'Edit Agency');
  await page
    .getByRole('dialog', { name: 'Harbour Tags West' })
    .getByText(/updated/)
    .first()
    .waitFor();
  await page.goto(admin.partners());
  await page.getByRole('cell', { name: 'Harbour Tags West' }).first().waitFor();
  await expectNoErrors(visitor);
});

it('SET-01 deletes a row and restores it with Undo', async () => {
  const visitor = await openInWorkspace(admin.packages());
  const { page } = visitor;
  const readNames = () => page.getByRole('rowheader').allTextContents();
  const namesBefore = await readNames();
  const namesAfter = namesBefore.filter((name) => name !== 'Scale');
  expect(namesAfter).toHaveLength(namesBefore.length - 1);
  await deleteRow(page, 'Scale');
  await expect.poll(readNames).toEqual(namesAfter);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(readNames).toEqual(namesBefore);
  await page.reload();
  await expect.poll(readNames).toEqual(namesBefore);
  await deleteRow(page, 'Scale');
  await expect.poll(readNames).toEqual(namesAfter);
  await page.reload();
  await expect.poll(readNames).toEqual(namesAfter);
  await expectNoErrors(visitor);
});

it('SET-01 refuses to delete a row that others need, and links to them', async () => {
  const visitor = await openInWorkspace(admin.agencies());
  const { page } = visitor;
  await deleteRow(page, 'Harbour Tags');
  const alert = getAlert(page);
  await alert.getByText("Harbour Tags can't be deleted").waitFor();
  await alert.getByText(/^Other records still need it: 24 partners, /).waitFor();
  await alert.getByRole('link', { name: 'Show 24 partners' }).click();
  await page.getByText('24 of 25 partners').waitFor();
  await openFromNavigation(page, 'Agencies');
  await getRowHeader(page, 'Harbour Tags').waitFor();
  await expectNoErrors(visitor);
});

it('SET-01 the dashboards count what was added and deleted', async () => {
  const visitor = await openInWorkspace(admin.dashboard(), 'Empty');
  const { page } = visitor;
  const getCard = (heading: string) => page.getByRole('heading', { level: 2, name: heading }).locator('..');
  await getCard('Agencies').getByText('0', { exact: true }).waitFor();
  await openFromNavigation(page, 'Agencies');
  for (const name of ['First', 'Second']) {
    await page.getByRole('button', { name: 'Add Agency' }).click();
    await fillInForm(page, [{ Email: `${name}@example.com` }, { 'Agency name': name }]);
    await saveForm(page, 'Agency added successfully!');
  }
  await openFromNavigation(page, 'Overview');
  await getCard('Agencies').getByText('2', { exact: true }).waitFor();
  await openFromNavigation(page, 'Agencies');
  await deleteRow(page, 'Second');
  await openFromNavigation(page, 'Overview');
  await getCard('Agencies').getByText('1', { exact: true }).waitFor();
  await expectNoErrors(visitor);
});

it('SET-01 the dashboard of the portal counts an added customer', async () => {
  const visitor = await openInWorkspace(agency.dashboard());
  const { page } = visitor;
  const readCard = () => page.getByRole('heading', { level: 2, name: 'Customers' }).locator('..').textContent();
  await expect.poll(readCard).toMatch(/^Customers27\+/);
  await openFromNavigation(page, 'Customers');
  await page.getByRole('button', { name: 'Add Customer' }).click();
  const customer = { Name: 'Zayed N.', Email: 'new@example.com', Address: 'Dubai', 'Phone number': '0500000101' };
  await fillInForm(page, [customer]);
  await saveForm(page, 'Customer added successfully!');
  await openFromNavigation(page, 'Home');
  await expect.poll(readCard).toMatch(/^Customers28\+/);
  await expectNoErrors(visitor);
});

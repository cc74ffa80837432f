import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { itInFullRun, sampleCases } from './setup/sampleCases';
import { expectNoErrors, withBrowser } from './setup/visit';
import { getAlert, getDataChip, openOffice, openInWorkspace } from './setup/workspace';

withBrowser();

const agenciesPath = paths.admin.agencies();

async function expectNoDialog(page: Page) {
  await expect.poll(() => page.getByRole('dialog').or(getAlert(page)).count()).toBe(0);
}

it.each(sampleCases(['Add Agency', 'Edit Harbour Tags']))(
  'a double click on %s opens one dialog, which closes on Escape',
  async (button) => {
    const visitor = await openInWorkspace(agenciesPath);
    const { page } = visitor;
    await page.getByRole('button', { name: button }).dblclick();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Email' }).waitFor();
    await page.keyboard.press('Escape');
    await expectNoDialog(page);
    await expectNoErrors(visitor);
  },
);

itInFullRun('a double click on a row opens one detail panel, which closes on Escape', async () => {
  const visitor = await openInWorkspace(agenciesPath);
  const { page } = visitor;
  await page.getByRole('rowheader', { name: 'Harbour Tags', exact: true }).dblclick();
  await page.getByRole('dialog', { name: 'Harbour Tags' }).waitFor();
  await page.keyboard.press('Escape');
  await expectNoDialog(page);
  await expectNoErrors(visitor);
});

itInFullRun('a double click on Delete opens one confirm dialog', async () => {
  const visitor = await openInWorkspace(agenciesPath);
  const { page } = visitor;
  await page.getByRole('button', { name: 'Delete Harbour Tags' }).dblclick();
  await getAlert(page).getByRole('button', { name: 'Cancel' }).click();
  await expectNoDialog(page);
  await page.getByText('2 of 2 agencies').waitFor();
  await expectNoErrors(visitor);
});

it('a double click on Delete in the confirm dialog deletes one row, and does not open a row behind the dialog', async () => {
  const visitor = await openInWorkspace(paths.admin.customers());
  const { page } = visitor;
  await page.getByRole('button', { name: 'Delete Marco A.' }).click();
  await getAlert(page).getByRole('button', { name: 'Delete' }).dblclick();
  await page.getByText('26 of 26 customers').waitFor();
  await expectNoDialog(page);
  await expectNoErrors(visitor);
});

itInFullRun('a double click on a menu item does not click anything behind the menu', async () => {
  const visitor = await openInWorkspace(paths.admin.purchases());
  const { page } = visitor;
  await page.getByRole('button', { name: 'More actions for package purchase ORD-1005' }).click();
  await page.getByRole('menuitem', { name: 'Mark as paid' }).dblclick();
  await page.getByText('Package purchase ORD-1005 marked as paid').waitFor();
  await expectNoDialog(page);
  await expectNoErrors(visitor);
});

it('a double click on Close in the workspace panel does not click what moves to its position', async () => {
  const visitor = await openOffice(agenciesPath);
  const { page } = visitor;
  await getDataChip(page, 'Sample data').click();
  await page.getByRole('button', { name: 'Start a workspace' }).click();
  await page.getByRole('button', { name: 'With the sample data' }).click();
  await page.getByText('Your workspace is ready.').waitFor();
  await page.getByRole('button', { name: 'Back up', exact: true }).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).dblclick();
  await expectNoDialog(page);
  await getDataChip(page, 'My workspace').waitFor();
  await expectNoErrors(visitor);
});

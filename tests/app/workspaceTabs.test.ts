import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { expectNoErrors, withBrowser } from './setup/visit';
import type { Visit } from './setup/visit';
import { fillIn, getAlert, getChip, openWorkspace, save } from './setup/workspace';

withBrowser();

const savedMessage = 'Agency updated successfully!';

/** Opens the list of agencies of a workspace in two tabs. */
async function openTwoTabs(): Promise<Visit & { other: Page }> {
  const visitor = await openWorkspace(paths.admin.agencies());
  const other = await visitor.context.newPage();
  await other.goto(paths.admin.agencies());
  await getRow(other, 'Harbour Tags').waitFor();
  return { ...visitor, other };
}

const getRow = (page: Page, name: string) => page.getByRole('rowheader', { name, exact: true });

/** Opens the wizard that edits 'Harbour Tags', and enters another name. */
async function enterName(page: Page, name: string) {
  await page.getByRole('button', { name: 'Edit Harbour Tags' }).click();
  await fillIn(page, [{}, { 'Agency name': name }]);
}

it('SET-01 shows a change of another tab without a reload', async () => {
  const visitor = await openTwoTabs();
  const { page, other } = visitor;
  await enterName(page, 'Harbour Tags West');
  await save(page, savedMessage);
  await getRow(other, 'Harbour Tags West').waitFor();
  await expectNoErrors(visitor);
});

it('SET-01 says that the workspace was deleted in another tab', async () => {
  const visitor = await openTwoTabs();
  const { page, other } = visitor;
  await getChip(page, 'My workspace').click();
  await page.getByRole('button', { name: 'Delete workspace' }).click();
  await getAlert(page).getByRole('button', { name: 'Delete workspace' }).click();
  const notice = other.getByRole('alert').filter({ hasText: 'Your workspace was deleted in another tab.' });
  await notice.waitFor();
  await getChip(other, 'Sample data').waitFor();
  await notice.getByRole('button', { name: 'Close' }).click();
  await notice.waitFor({ state: 'detached' });
  await expectNoErrors(visitor);
});

it('SET-01 refuses to save over a change of another tab, and keeps the typed text', async () => {
  const visitor = await openTwoTabs();
  const { page, other } = visitor;
  await enterName(other, 'Second');
  await enterName(page, 'First');
  await save(page, savedMessage);
  await other.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await other.getByText(/^Someone changed this in the meantime, for example in another tab\./).waitFor();
  expect(await other.getByLabel('Agency name').inputValue()).toBe('Second');
  await page.reload();
  await getRow(page, 'First').waitFor();
  expect(await getRow(page, 'Second').count()).toBe(0);
  await expectNoErrors(visitor);
});

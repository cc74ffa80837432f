import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { getRowHeader } from './setup/rows';
import { itInFullRun } from './setup/sampleCases';
import { expectNoErrors, withBrowser } from './setup/visit';
import type { Visit } from './setup/visit';
import {
  downloadBackup,
  chooseBackupFile,
  closeWorkspacePanel,
  fillInForm,
  getAlert,
  getDataChip,
  openInWorkspace,
  saveForm,
  startWorkspace,
} from './setup/workspace';

withBrowser();

const savedMessage = 'Agency updated successfully!';

/** Opens the list of agencies of a new workspace in two tabs. */
async function openTwoTabs(): Promise<Visit & { otherTab: Page }> {
  const visitor = await openInWorkspace(paths.admin.agencies());
  return { ...visitor, otherTab: await openOtherTab(visitor) };
}

async function openOtherTab({ context }: Visit): Promise<Page> {
  const otherTab = await context.newPage();
  await otherTab.goto(paths.admin.agencies());
  await getRowHeader(otherTab, 'Dune Prints').waitFor();
  return otherTab;
}

/** Opens the wizard that edits 'Harbour Tags', and enters another name. */
async function enterName(page: Page, name: string) {
  await page.getByRole('button', { name: 'Edit Harbour Tags' }).click();
  await fillInForm(page, [{}, { 'Agency name': name }]);
}

it('SET-01 says that the workspace was deleted in another tab, and keeps the typed text', async () => {
  const visitor = await openTwoTabs();
  const { page, otherTab } = visitor;
  await enterName(otherTab, 'Second');
  await getDataChip(page, 'My workspace').click();
  await page.getByRole('button', { name: 'Delete workspace' }).click();
  await getAlert(page).getByRole('button', { name: 'Delete workspace' }).click();
  await page.getByText('Workspace deleted.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  // The new workspace has the same sample records and revisions as the deleted one. Even so, the other tab must not save
  // to it.
  await startWorkspace(page, 'With the sample data');
  await otherTab.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await otherTab
    .getByRole('dialog')
    .getByText('Your workspace was deleted, for example in another tab, so nothing was saved.')
    .waitFor();
  expect(await otherTab.getByLabel('Agency name').inputValue()).toBe('Second');
  await otherTab.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await getAlert(otherTab).getByRole('button', { name: 'Leave' }).click();
  // The other tab must not delete the new workspace either.
  await getDataChip(otherTab, 'My workspace').click();
  await otherTab.getByRole('button', { name: 'Delete workspace' }).click();
  await getAlert(otherTab).getByRole('button', { name: 'Delete workspace' }).click();
  await otherTab.getByRole('dialog').getByRole('button', { name: 'Reload the page' }).click();
  await getRowHeader(otherTab, 'Harbour Tags').waitFor();
  expect(await getRowHeader(page, 'Second').count()).toBe(0);
  await expectNoErrors(visitor);
});

it('SET-01 refuses to save over a change of another tab, shows the latest version, and saves after that', async () => {
  const visitor = await openTwoTabs();
  const { page, otherTab } = visitor;
  await enterName(otherTab, 'Second');
  await page.getByRole('button', { name: 'Edit Harbour Tags' }).click();
  await fillInForm(page, [{}, { 'Agency name': 'First', 'Address (optional)': '1 New Street' }]);
  await saveForm(page, savedMessage);
  const dialog = otherTab.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText(/^Someone changed this in the meantime, for example in another tab\./).waitFor();
  expect(await getRowHeader(page, 'Second').count()).toBe(0);
  await dialog.getByRole('button', { name: 'Show latest' }).click();
  await dialog.getByText('Latest version: First').waitFor();
  expect(await dialog.getByLabel('Agency name').inputValue()).toBe('Second');
  expect(await dialog.getByLabel('Address (optional)').inputValue()).toBe('1 New Street');
  await saveForm(otherTab, savedMessage);
  await getRowHeader(page, 'Second').waitFor();
  await getRowHeader(page, 'Second').click();
  await page.getByRole('dialog', { name: 'Second' }).getByText('1 New Street').waitFor();
  await expectNoErrors(visitor);
});

itInFullRun(
  'SET-01 refuses to save over a backup that another tab has restored, and keeps the typed text',
  async () => {
    const visitor = await openInWorkspace(paths.admin.agencies());
    const { page } = visitor;
    const restoreBackup = async (backupText: string) => {
      await getDataChip(page, 'My workspace').click();
      await chooseBackupFile(page, backupText);
      await getAlert(page).getByRole('button', { name: 'Replace' }).click();
      await page.getByText('Backup restored.').waitFor();
      await closeWorkspacePanel(page);
    };
    const renameAgency = async (name: string) => {
      await enterName(page, name);
      await saveForm(page, savedMessage);
      await getRowHeader(page, name).waitFor();
    };
    const backUpAndClose = async () => {
      const backup = await downloadBackup(page);
      await closeWorkspacePanel(page);
      return backup;
    };
    const originalBackup = await backUpAndClose();
    await renameAgency('First');
    const renamedBackup = await backUpAndClose();
    await restoreBackup(originalBackup);
    // After this change, the row has the same revision as in `renamedBackup`.
    await renameAgency('Third');
    const otherTab = await openOtherTab(visitor);
    await otherTab.getByRole('button', { name: 'Edit Third' }).click();
    await fillInForm(otherTab, [{}, { 'Address (optional)': '1 New Street' }]);
    await restoreBackup(renamedBackup);
    await otherTab.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await otherTab.getByText(/^Someone changed this in the meantime, for example in another tab\./).waitFor();
    expect(await otherTab.getByLabel('Address (optional)').inputValue()).toBe('1 New Street');
    await otherTab.getByRole('button', { name: 'Show latest' }).click();
    await saveForm(otherTab, savedMessage);
    await getRowHeader(page, 'First').waitFor();
    await expectNoErrors(visitor);
  },
);

it('SET-01 says that another tab has deleted a row that the user deletes, and offers no Undo', async () => {
  const visitor = await openInWorkspace(paths.admin.customers());
  const { page } = visitor;
  const otherTab = await visitor.context.newPage();
  await otherTab.goto(paths.admin.customers());
  await page.getByRole('button', { name: 'Delete Marco A.' }).click();
  await otherTab.getByRole('button', { name: 'Delete Marco A.' }).click();
  await getAlert(otherTab).getByRole('button', { name: 'Delete' }).click();
  await page.getByText('26 of 26 customers').waitFor();
  await getAlert(page).getByRole('button', { name: 'Delete' }).click();
  await getAlert(page).getByText('This customer was deleted in the meantime.').waitFor();
  await getAlert(page).getByRole('button', { name: 'OK' }).click();
  expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
  await expectNoErrors(visitor);
});

it('SET-01 focuses the field of an error that is found when saving', async () => {
  const visitor = await openInWorkspace(paths.admin.agencies());
  const { page } = visitor;
  await page.getByRole('button', { name: 'Add Agency' }).click();
  await fillInForm(page, [{ Email: 'Hello@Harbour.example.com' }, { 'Agency name': 'Third' }]);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const emailField = dialog.getByLabel('Email');
  await expect.poll(() => emailField.evaluate((input) => input === document.activeElement)).toBe(true);
  await dialog.getByRole('alert').getByText('Another agency has the email Hello@Harbour.example.com').waitFor();
  await fillInForm(page, [{ Email: 'third@example.com' }, {}]);
  await saveForm(page, 'Agency added successfully!');
  await getRowHeader(page, 'Third').waitFor();
  await expectNoErrors(visitor);
});

it('SET-01 shows the settings that another tab has saved, and saves after that', async () => {
  const visitor = await openInWorkspace(paths.admin.settings());
  const { page } = visitor;
  const otherTab = await visitor.context.newPage();
  await otherTab.goto(paths.admin.settings());
  const enterUrl = async (tab: Page, url: string) => {
    await tab.getByRole('tab', { name: 'Custom URL Settings' }).click();
    await tab.getByRole('textbox', { name: 'Custom URL' }).fill(url);
  };
  const saveSettings = (tab: Page) => tab.getByRole('button', { name: 'Save', exact: true }).click();
  await enterUrl(otherTab, 'https://www.example.com/second');
  await enterUrl(page, 'https://www.example.com/first');
  await saveSettings(page);
  await page.getByText('Saved.', { exact: true }).waitFor();
  await saveSettings(otherTab);
  await otherTab.getByRole('button', { name: 'Show latest' }).click();
  await otherTab.getByText('Latest version: https://www.example.com/first').waitFor();
  await saveSettings(otherTab);
  await otherTab.getByText('Saved.', { exact: true }).waitFor();
  await otherTab.reload();
  expect(await otherTab.getByRole('textbox', { name: 'Custom URL', includeHidden: true }).inputValue()).toBe(
    'https://www.example.com/second',
  );
  await expectNoErrors(visitor);
});

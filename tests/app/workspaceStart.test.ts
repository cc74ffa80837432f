import { readdirSync, readFileSync } from 'node:fs';

import type { BrowserContext, Page } from 'playwright';
import { expect, it } from 'vitest';

import { paths } from '~/domain/paths';
import { officeChoiceKey } from '~/domain/storageKeys';

import { getRowHeader } from './setup/rows';
import { expectNoErrors, startApplication, withBrowser } from './setup/visit';
import {
  downloadBackup,
  chooseBackupFile,
  closeWorkspacePanel,
  fillInForm,
  getAlert,
  getDataChip,
  openInWorkspace,
  openOffice,
  saveForm,
  startWorkspace,
} from './setup/workspace';

withBrowser();

const agenciesPath = paths.admin.agencies();

/** URL paths of the scripts that contain Dexie, the library for the database. */
const databaseScripts = readdirSync('dist/assets')
  .filter((name) => name.endsWith('.js') && readFileSync(`dist/assets/${name}`, 'utf8').includes('DexieError'))
  .map((name) => `/assets/${name}`);

/** Returns a function that lists the database scripts that the pages of a context have requested since the call. */
function recordDatabaseScripts(context: BrowserContext): () => string[] {
  const requestedPaths = new Set<string>();
  context.on('request', (request) => requestedPaths.add(new URL(request.url()).pathname));
  return () => databaseScripts.filter((script) => requestedPaths.has(script));
}

const readDatabaseNames = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));

it.each([
  ['With the sample data', '2 of 2 agencies'],
  ['Empty', 'No agencies found.'],
] as const)('SET-01 starts a workspace from the chip: %s', async (contents, expectedText) => {
  const visitor = await openOffice(agenciesPath);
  const { page } = visitor;
  await startWorkspace(page, contents);
  await page.getByText(expectedText).waitFor();
  await page.reload();
  await page.getByText(expectedText).waitFor();
  await getDataChip(page, 'My workspace').waitFor();
  expect(await readDatabaseNames(page)).toEqual(['workspace']);
  await expectNoErrors(visitor);
});

it('SET-01 starts a workspace from the details of a sample record, which close first', async () => {
  const visitor = await openOffice(agenciesPath);
  const { page } = visitor;
  const recordLink = page.getByRole('link', { name: 'Harbour Tags' });
  await recordLink.click();
  const startButton = page.getByRole('button', { name: 'Start a workspace' });
  await startButton.click();
  const panel = page.getByRole('dialog', { name: 'Start a workspace' });
  await panel.waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await expect.poll(() => recordLink.evaluate((link) => link === document.activeElement)).toBe(true);
  await recordLink.click();
  await startButton.click();
  await page.getByRole('button', { name: /^With the sample data/ }).click();
  await page.getByText('Your workspace is ready.').waitFor();
  await closeWorkspacePanel(page);
  await getDataChip(page, 'My workspace').waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expectNoErrors(visitor);
});

it('SET-01 shows the sample data again, and keeps the workspace', async () => {
  const visitor = await openInWorkspace(agenciesPath, 'Empty');
  const { page } = visitor;
  await page.getByText('No agencies found.').waitFor();
  await getDataChip(page, 'My workspace').click();
  await page.getByRole('button', { name: 'Back to sample data' }).click();
  await page.getByText('2 of 2 agencies').waitFor();
  await page.reload();
  await page.getByText('2 of 2 agencies').waitFor();
  await getDataChip(page, 'Sample data').click();
  await page.getByRole('button', { name: 'Open my workspace' }).click();
  await page.getByText('No agencies found.').waitFor();
  await expectNoErrors(visitor);
});

it('SET-01 deletes the workspace after confirmation, and can start another one', async () => {
  const visitor = await openInWorkspace(agenciesPath, 'Empty');
  const { page } = visitor;
  await getDataChip(page, 'My workspace').click();
  await page.getByRole('button', { name: 'Delete workspace' }).click();
  await getAlert(page).getByRole('button', { name: 'Delete workspace' }).click();
  await page.getByText('Workspace deleted.').waitFor();
  await page.getByText('2 of 2 agencies').waitFor();
  expect(await readDatabaseNames(page)).toEqual([]);
  await page.getByRole('dialog', { name: 'Sample data' }).getByRole('button', { name: 'Close' }).click();
  await startWorkspace(page, 'With the sample data');
  await page.getByText('2 of 2 agencies').waitFor();
  await expectNoErrors(visitor);
});

it('SET-01 asks before a backup replaces a workspace whose stored choice was lost', async () => {
  const visitor = await openInWorkspace(agenciesPath);
  const { page } = visitor;
  const backupText = await downloadBackup(page);
  await closeWorkspacePanel(page);
  await page.getByRole('button', { name: 'Edit Harbour Tags' }).click();
  await fillInForm(page, [{}, { 'Agency name': 'Renamed' }]);
  await saveForm(page, 'Agency updated successfully!');
  const startFromBackup = async () => {
    await page.evaluate((key) => localStorage.removeItem(key), officeChoiceKey);
    await page.reload();
    await getDataChip(page, 'Sample data').click();
    await page.getByRole('button', { name: 'Start a workspace' }).click();
    await chooseBackupFile(page, backupText, 'From a backup…');
    await getAlert(page).getByText('Replace your workspace?').waitFor();
  };
  await startFromBackup();
  await getAlert(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('Your workspace is ready.').waitFor();
  await closeWorkspacePanel(page);
  await getRowHeader(page, 'Renamed').waitFor();
  await startFromBackup();
  await getAlert(page).getByRole('button', { name: 'Replace' }).click();
  await page.getByText('Backup restored.').waitFor();
  await closeWorkspacePanel(page);
  await getRowHeader(page, 'Harbour Tags').waitFor();
  await expectNoErrors(visitor);
});

it('SET-01 sample data loads no code of the database, and opens no database', async () => {
  expect(databaseScripts).toHaveLength(1);
  const visitor = await openOffice(agenciesPath);
  const { page, context } = visitor;
  const listLoadedScripts = recordDatabaseScripts(context);
  for (const path of [agenciesPath, paths.admin.settings(), paths.agency.tags(), paths.agency.printing()]) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await getDataChip(page, 'Sample data').click();
    await page.getByRole('button', { name: 'Start a workspace' }).waitFor();
  }
  expect(listLoadedScripts()).toEqual([]);
  expect(await readDatabaseNames(page)).toEqual([]);
  await expectNoErrors(visitor);
});

it('SET-01 public pages do not open the workspace', async () => {
  const visitor = await openInWorkspace(agenciesPath);
  const { page, context } = visitor;
  const listLoadedScripts = recordDatabaseScripts(context);
  const openedDatabases: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('opens ')) openedDatabases.push(message.text());
  });
  await context.addInitScript(() => {
    const openDatabase = indexedDB.open.bind(indexedDB);
    IDBFactory.prototype.open = (name, version) => {
      console.log(`opens ${name}`);
      return openDatabase(name, version);
    };
  });
  for (const path of [paths.site.home(), paths.site.contact(), paths.site.privacy(), paths.signIn.email()]) {
    await page.goto(path);
    await startApplication(page);
  }
  expect([openedDatabases, listLoadedScripts()]).toEqual([[], []]);
  // Checks the test itself: on a page of the office, both the opened database and the loaded script are recorded.
  await page.goto(agenciesPath);
  await page.getByText('2 of 2 agencies').waitFor();
  expect([openedDatabases, listLoadedScripts()]).toEqual([['opens workspace'], databaseScripts]);
  await expectNoErrors(visitor);
});

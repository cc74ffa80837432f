import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { readRowNames } from './setup/rows';
import { itInFullRun } from './setup/sampleCases';
import { expectNoErrors, withBrowser } from './setup/visit';
import {
  downloadBackup,
  chooseBackupFile,
  getAlert,
  getDataChip,
  openInWorkspace,
  startWorkspace,
} from './setup/workspace';

withBrowser();

const partnersPath = paths.admin.partners();

it('SET-04 restores a backup into another workspace', async () => {
  const visitor = await openInWorkspace(partnersPath);
  const { page } = visitor;
  const namesBefore = await readRowNames(page);
  expect(namesBefore).toHaveLength(25);
  const backupText = await downloadBackup(page);
  await page.getByRole('button', { name: 'Delete workspace' }).click();
  await getAlert(page).getByRole('button', { name: 'Delete workspace' }).click();
  await page.getByText('Workspace deleted.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await startWorkspace(page, 'Empty');
  await page.getByText('No partners found.').waitFor();
  await getDataChip(page, 'My workspace').click();
  await chooseBackupFile(page, backupText);
  await getAlert(page).getByText('Replace your workspace?').waitFor();
  await getAlert(page)
    .getByText(/: 2 agencies, \d+ partners, /)
    .waitFor();
  await getAlert(page).getByRole('button', { name: 'Replace' }).click();
  await page.getByText('Backup restored.').waitFor();
  await page.reload();
  await expect.poll(() => readRowNames(page)).toEqual(namesBefore);
  await expectNoErrors(visitor);
});

it('SET-04 a backup that is damaged or cut off changes nothing', async () => {
  const visitor = await openInWorkspace(partnersPath);
  const { page } = visitor;
  const namesBefore = await readRowNames(page);
  const backupText = await downloadBackup(page);
  for (const [text, message] of [
    [backupText.replace('Harbour', 'Harbor'), 'This backup is damaged.'],
    [backupText.slice(0, -100), "This file isn't a backup."],
  ] as const) {
    await chooseBackupFile(page, text);
    await page.getByText(message).waitFor();
    await page.getByText(/Nothing was changed\./).waitFor();
  }
  await page.reload();
  await expect.poll(() => readRowNames(page)).toEqual(namesBefore);
  await expectNoErrors(visitor);
});

it('SET-04 rejects a backup that needs more storage than is free, without asking for confirmation', async () => {
  const visitor = await openInWorkspace(partnersPath);
  const { page } = visitor;
  const namesBefore = await readRowNames(page);
  const backupText = await downloadBackup(page);
  await page.evaluate(() => {
    StorageManager.prototype.estimate = () => Promise.resolve({ quota: 20_000_000, usage: 19_990_000 });
  });
  await chooseBackupFile(page, backupText);
  await page.getByText("There isn't enough space for this backup.").waitFor();
  await page
    .getByText(/Nothing was changed\. The backup needs [\d.]+ .B, and this site can store 10 kB more\./)
    .waitFor();
  await page.evaluate(() => Object.defineProperty(File.prototype, 'size', { get: () => 600_000_000 }));
  await chooseBackupFile(page, backupText);
  await page.getByText('This backup is too large for your browser.').waitFor();
  expect(await getAlert(page).count()).toBe(0);
  await page.reload();
  await expect.poll(() => readRowNames(page)).toEqual(namesBefore);
  await expectNoErrors(visitor);
});

/** Removes the name of the agency 'Harbour Tags' from the database, so that its row is damaged. */
const damageAgency = (page: Page) =>
  page.evaluate(async () => {
    const [{ name = '' } = {}] = await indexedDB.databases();
    await new Promise<void>((resolve) => {
      const openRequest = indexedDB.open(name);
      openRequest.addEventListener('success', () => {
        const transaction = openRequest.result.transaction('agencies', 'readwrite');
        const cursorRequest = transaction.objectStore('agencies').openCursor();
        cursorRequest.addEventListener('success', () => {
          const cursor = cursorRequest.result;
          if (!cursor) return;
          const row = cursor.value as Record<string, unknown>;
          if (row['name'] === 'Harbour Tags') cursor.update({ ...row, name: undefined });
          cursor.continue();
        });
        transaction.addEventListener('complete', () => {
          openRequest.result.close();
          resolve();
        });
      });
    });
  });

itInFullRun('SET-04 a backup can be restored although it lacks a damaged record', async () => {
  const visitor = await openInWorkspace(partnersPath);
  const { page } = visitor;
  const namesBefore = await readRowNames(page);
  await damageAgency(page);
  await page.reload();
  await expect.poll(() => readRowNames(page)).toEqual(namesBefore);
  const backupText = await downloadBackup(page);
  await chooseBackupFile(page, backupText);
  await getAlert(page)
    .getByText(/1 damaged record that others refer to is not in it\./)
    .waitFor();
  await getAlert(page).getByRole('button', { name: 'Replace' }).click();
  await page.getByText('Backup restored.').waitFor();
  await page.reload();
  await expect.poll(() => readRowNames(page)).toEqual(namesBefore);
  await expectNoErrors(visitor);
});

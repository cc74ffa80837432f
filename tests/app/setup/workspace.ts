import { readFile } from 'node:fs/promises';

import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

import { setAuthCookie, siteOrigin, visit } from './visit';
import type { Visit } from './visit';

/** Email of the first sample agency. A user who signs in with this email sees the portal of this agency. */
const sampleAgencyEmail = 'hello@harbour.example.com';

/** Returns the chip in the top bar that names the data that the office shows. */
export const getDataChip = (page: Page, name: 'Sample data' | 'My workspace') => page.getByRole('button', { name });

export const getAlert = (page: Page) => page.getByRole('alertdialog');

/** Opens a page of the office with sample data, signed in with `email`. */
export async function openOffice(path: string, email = sampleAgencyEmail): Promise<Visit> {
  const loginData = JSON.stringify({ state: { LoginData: [{ email }] }, version: 1 });
  const origins = [{ origin: siteOrigin, localStorage: [{ name: 'logindata', value: loginData }] }];
  const visitor = await visit({ storageState: { cookies: [], origins } });
  await setAuthCookie(visitor.context);
  // This timeout is shorter than that of a test, so that the error names the step that failed.
  visitor.page.setDefaultTimeout(20_000);
  await visitor.page.goto(path);
  await visitor.page.getByRole('heading', { level: 1 }).waitFor();
  return visitor;
}

/** Starts a workspace from the chip in the top bar, and closes the workspace panel. */
export async function startWorkspace(page: Page, contents: 'With the sample data' | 'Empty'): Promise<void> {
  await getDataChip(page, 'Sample data').click();
  await page.getByRole('button', { name: 'Start a workspace' }).click();
  await page.getByRole('button', { name: contents }).click();
  await page.getByText('Your workspace is ready.').waitFor();
  await closeWorkspacePanel(page);
}

export async function closeWorkspacePanel(page: Page): Promise<void> {
  const panel = page.getByRole('dialog', { name: 'My workspace' });
  await panel.getByRole('button', { name: 'Close' }).click();
  await panel.waitFor({ state: 'detached' });
}

/** Opens a page of the office in a new workspace, which is filled with the sample data by default. */
export async function openInWorkspace(
  path: string,
  contents: Parameters<typeof startWorkspace>[1] = 'With the sample data',
  email = sampleAgencyEmail,
): Promise<Visit> {
  const visitor = await openOffice(path, email);
  await startWorkspace(visitor.page, contents);
  return visitor;
}

/**
 * Calls `history.back`. Unlike `page.goBack`, waits for the event popstate only, since the app may stay on its page.
 */
export const goBackInApp = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('popstate', resolve, { once: true });
        history.back();
      }),
  );

/** Makes all other transactions of the workspace's database wait. Returns a function that lets them continue. */
export async function blockTransactions(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('workspace');
        request.addEventListener('success', () => {
          const { result: db } = request;
          const store = db.transaction([...db.objectStoreNames], 'readwrite').objectStore('meta');
          // A transaction stays open as long as it gets new requests.
          const keepOpen = () => {
            if (document.documentElement.hasAttribute('data-released')) db.close();
            else store.count().addEventListener('success', keepOpen);
          };
          keepOpen();
          resolve();
        });
      }),
  );
  return () => page.evaluate(() => document.documentElement.setAttribute('data-released', ''));
}

/** Downloads a backup and returns its text. Leaves the workspace panel open. */
export async function downloadBackup(page: Page): Promise<string> {
  await getDataChip(page, 'My workspace').click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Back up' }).click();
  await page.getByText('Backup downloaded. Keep the file somewhere safe.').waitFor();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^[\w-]+\.json$/);
  return readFile(await file.path(), 'utf8');
}

/** Chooses a backup file in the open workspace panel, to restore it or to start a workspace with it. */
export const chooseBackupFile = (
  page: Page,
  text: string,
  label: 'Restore a backup' | 'From a backup…' = 'Restore a backup',
) =>
  page
    .getByLabel(label)
    .setInputFiles({ name: 'backup.json', mimeType: 'application/json', buffer: Buffer.from(text) });

export async function chooseOption(container: Page | Locator, name: string, option: string): Promise<void> {
  await container.getByRole('combobox', { name, exact: true }).click();
  const page = 'page' in container ? container.page() : container;
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Values of one step of a form, by label. A value in square brackets, such as '[Business]', is chosen in a select. */
export type FormStep = Readonly<Record<string, string>>;

/** Fills in the steps of the open wizard or dialog, one after the other. */
export async function fillInForm(page: Page, steps: readonly FormStep[]): Promise<void> {
  const dialog = page.getByRole('dialog');
  for (const [index, step] of steps.entries()) {
    if (index > 0) await dialog.getByRole('button', { name: 'Next' }).click();
    for (const [label, value] of Object.entries(step)) {
      if (value.startsWith('[')) await chooseOption(dialog, label, value.slice(1, -1));
      else await dialog.getByLabel(label, { exact: true }).fill(value);
    }
  }
}

/** Saves the open wizard or dialog, and closes the alert that shows `savedMessage`. */
export async function saveForm(page: Page, savedMessage: string, name?: string): Promise<void> {
  const dialog = page.getByRole('dialog', name === undefined ? {} : { name });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await getAlert(page).getByText(savedMessage, { exact: true }).waitFor();
  await getAlert(page).getByRole('button', { name: 'OK' }).click();
  await dialog.waitFor({ state: 'detached' });
}

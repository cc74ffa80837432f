import { readFile } from 'node:fs/promises';

import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { expectNoErrors, withBrowser } from './setup/visit';
import { fillInForm, getAlert, getDataChip, openOffice, openInWorkspace, saveForm } from './setup/workspace';

withBrowser();

/** Timeout in ms. The tests fill in several forms, which takes half a minute on a busy machine. */
const longTimeout = 120_000;

const tagsPath = paths.admin.tags();
const savedMessage = 'Generated AiroTag added successfully!';
const svgText = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><path d="M2 2h9v9H2z"/></svg>';
const pictureFile = { name: 'qr.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svgText) };

/** Adds a tag with a picture of its QR code. */
async function addTag(page: Page, hexacode: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Generated AiroTag' }).click();
  await fillInForm(page, [{ Hexacode: hexacode, 'Owner object id': 'Harbour Tags' }, {}]);
  await page.getByLabel('QR code file (optional)').setInputFiles(pictureFile);
  await page.getByRole('dialog').getByText('qr.svg', { exact: true }).first().waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Next' }).click();
  await saveForm(page, savedMessage);
}

/** Opens the details of a tag, downloads its picture, and returns the text of this SVG file. */
async function downloadPicture(page: Page, hexacode: string): Promise<string> {
  await page.getByRole('link', { name: hexacode, exact: true }).click();
  const panel = page.getByRole('dialog', { name: hexacode });
  await expect
    .poll(() => panel.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const downloadPromise = page.waitForEvent('download');
  await panel.getByRole('link', { name: 'Download qr.svg' }).click();
  const download = await downloadPromise;
  expect(download.suggestedFilename()).toBe('qr.svg');
  return readFile(await download.path(), 'utf8');
}

/** Makes writing to the database fail, as if the storage were full, or makes it work again. */
const setStorageFull = (page: Page, isFull: boolean) =>
  page.evaluate((full) => {
    const testWindow = window as Window & { originalPut?: PropertyDescriptor | undefined };
    testWindow.originalPut ??= Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put');
    const failingPut = () => {
      throw new DOMException('The storage is full.', 'QuotaExceededError');
    };
    Object.defineProperty(
      IDBObjectStore.prototype,
      'put',
      full ? { value: failingPut } : { ...testWindow.originalPut },
    );
  }, isFull);

/** Returns the number of files in the database. */
const countFiles = (page: Page) =>
  page.evaluate(async () => {
    const [{ name = '' } = {}] = await indexedDB.databases();
    return new Promise<number>((resolve) => {
      const openRequest = indexedDB.open(name);
      openRequest.addEventListener('success', () => {
        const countRequest = openRequest.result.transaction('files').objectStore('files').count();
        countRequest.addEventListener('success', () => {
          openRequest.result.close();
          resolve(countRequest.result);
        });
      });
    });
  });

it(
  'SET-01 keeps the picture of a tag, and removes it after the tag was deleted',
  async () => {
    const visitor = await openInWorkspace(tagsPath);
    const { page } = visitor;
    await addTag(page, '0A0B0C0D');
    await page.reload();
    expect(await downloadPicture(page, '0A0B0C0D')).toBe(svgText);
    // Saving the form without changing the picture keeps the picture.
    await page.getByRole('dialog', { name: '0A0B0C0D' }).getByRole('button', { name: 'Edit' }).click();
    const form = page.getByRole('dialog', { name: 'Edit Generated AiroTag' });
    await form.getByRole('button', { name: 'Next' }).click();
    await form.getByRole('button', { name: 'Remove QR code file' }).waitFor();
    await form.getByRole('button', { name: 'Next' }).click();
    await saveForm(page, 'Generated AiroTag updated successfully!', 'Edit Generated AiroTag');
    await page.goto(tagsPath);
    expect(await downloadPicture(page, '0A0B0C0D')).toBe(svgText);
    await page.getByRole('dialog', { name: '0A0B0C0D' }).getByRole('button', { name: 'Delete' }).click();
    await getAlert(page).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    expect(await countFiles(page)).toBe(1);
    await page.reload();
    await page.getByRole('rowheader').first().waitFor();
    await expect.poll(() => countFiles(page)).toBe(0);
    await expectNoErrors(visitor);
  },
  longTimeout,
);

it(
  'SET-01 full storage: the wizard says so, and keeps the chosen picture until it can be saved',
  async () => {
    const visitor = await openInWorkspace(tagsPath);
    const { page } = visitor;
    await page.getByRole('button', { name: 'Add Generated AiroTag' }).click();
    const dialog = page.getByRole('dialog');
    await fillInForm(page, [{ Hexacode: '0A0B0C0D', 'Owner object id': 'Harbour Tags' }, {}]);
    await dialog.getByLabel('QR code file (optional)').setInputFiles(pictureFile);
    await dialog.getByText('qr.svg', { exact: true }).first().waitFor();
    await dialog.getByRole('button', { name: 'Next' }).click();
    await setStorageFull(page, true);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText(/^The browser's storage is full, so nothing was saved\./).waitFor();
    expect(await countFiles(page)).toBe(0);
    await dialog.getByRole('button', { name: 'Back' }).click();
    await dialog.getByRole('button', { name: 'Remove QR code file' }).waitFor();
    await setStorageFull(page, false);
    await dialog.getByRole('button', { name: 'Next' }).click();
    await saveForm(page, savedMessage);
    expect(await downloadPicture(page, '0A0B0C0D')).toBe(svgText);
    expect(await countFiles(page)).toBe(1);
  },
  longTimeout,
);

it(
  'SET-04 restores the pictures of a backup',
  async () => {
    const visitor = await openInWorkspace(tagsPath);
    const { page } = visitor;
    await addTag(page, '0A0B0C0D');
    await getDataChip(page, 'My workspace').click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Back up' }).click();
    const backupPath = await (await download).path();
    await page.getByRole('button', { name: 'Delete workspace' }).click();
    await getAlert(page).getByRole('button', { name: 'Delete workspace' }).click();
    await page.getByText('Workspace deleted.').waitFor();
    await page.getByRole('button', { name: 'Start a workspace' }).click();
    await page.getByRole('button', { name: 'Empty' }).click();
    await page.getByText('Your workspace is ready.').waitFor();
    await page.getByLabel('Restore a backup').setInputFiles(backupPath);
    await getAlert(page).getByRole('button', { name: 'Replace' }).click();
    await page.getByText('Backup restored.').waitFor();
    await page.reload();
    expect(await downloadPicture(page, '0A0B0C0D')).toBe(svgText);
    await expectNoErrors(visitor);
  },
  longTimeout,
);

it('logs only the name of an uploaded file while the office shows sample data', async () => {
  const visitor = await openOffice(tagsPath);
  const { page } = visitor;
  const drafts: unknown[] = [];
  page.on(
    'console',
    (message) =>
      void message
        .args()[1]
        ?.jsonValue()
        .then((draft: unknown) => drafts.push(draft)),
  );
  await addTag(page, '0A0B0C0D');
  await expect.poll(() => drafts).toMatchObject([{ qrCodeFile: 'qr.svg', barcodeImage: '' }]);
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  await expectNoErrors(visitor);
});

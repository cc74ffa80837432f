import { readFile } from 'node:fs/promises';

import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { readRowNames } from './setup/rows';
import { expectNoErrors, withBrowser } from './setup/visit';
import { chooseOption, fillInForm, getAlert, openInWorkspace, saveForm } from './setup/workspace';

withBrowser();

async function selectRows(page: Page, hexacodes: readonly string[]) {
  for (const hexacode of hexacodes) await page.getByRole('checkbox', { name: `Select ${hexacode}` }).click();
}

it('SET-02 Delete Selected asks, deletes and can be undone', async () => {
  const visitor = await openInWorkspace(paths.admin.tags());
  const { page } = visitor;
  const namesBefore = await readRowNames(page);
  await selectRows(page, namesBefore.slice(0, 2));
  await chooseOption(page, 'Bulk action', 'Delete Selected');
  await page.getByRole('button', { name: 'Go' }).click();
  await getAlert(page).getByText('Delete 2 AiroTags?').waitFor();
  await getAlert(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByText('2 AiroTags deleted').waitFor();
  // The first two of the 50 rows are gone, and two rows of the next page are at the end.
  expect((await readRowNames(page)).slice(0, 48)).toEqual(namesBefore.slice(2));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => readRowNames(page)).toEqual(namesBefore);
  await page.reload();
  await expect.poll(() => readRowNames(page)).toEqual(namesBefore);
  await expectNoErrors(visitor);
});

it('SET-02 Export Selected downloads the selected rows, and no cell is a spreadsheet formula', async () => {
  const visitor = await openInWorkspace(paths.admin.tags());
  const { page } = visitor;
  await page.getByRole('button', { name: 'Add Generated AiroTag' }).click();
  await fillInForm(page, [{ Hexacode: '=1+2', 'Owner object id': 'Harbour Tags' }, {}, {}]);
  await saveForm(page, 'Generated AiroTag added successfully!');
  const [firstName = '', secondName = ''] = await readRowNames(page);
  expect(firstName).toBe('=1+2');
  await selectRows(page, [firstName, secondName]);
  await chooseOption(page, 'Bulk action', 'Export Selected');
  const downloadPromise = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Go' }).click();
  const download = await downloadPromise;
  expect(download.suggestedFilename()).toMatch(/^generated-tags-[\d-]+\.csv$/);
  // `trim` removes the byte order mark and the last line break.
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines.map((line) => line.split(',')[0])).toEqual(['Hexacode', `"'=1+2"`, secondName]);
  await expectNoErrors(visitor);
});

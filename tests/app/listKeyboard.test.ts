import { readFile } from 'node:fs/promises';

import { expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { readFocusedName, tabTo, tabToElement } from './setup/focus';
import { readRowNames } from './setup/rows';
import { expectNoErrors, withBrowser } from './setup/visit';
import { openInWorkspace } from './setup/workspace';

withBrowser();

const endLinkName = 'Skip to the end of the list';
const startLinkName = 'Back to the start of the list';

it('ADM-07 opens the next page, selects its rows and exports them by keyboard, without stopping at each row', async () => {
  const visitor = await openInWorkspace(paths.admin.tags());
  const { page } = visitor;
  const pressKey = (key: string) => page.keyboard.press(key);
  const namesOfFirstPage = await readRowNames(page);
  await tabTo(page, endLinkName);
  await pressKey('Enter');
  await tabTo(page, 'Next page', 5);
  await pressKey('Enter');
  await page.getByText(/^Page 2 of /).waitFor();
  expect(await readFocusedName(page)).toBe('Next page');
  const names = await readRowNames(page);
  expect(names).not.toEqual(namesOfFirstPage);

  await tabTo(page, startLinkName, 5, 'Shift+Tab');
  await pressKey('Enter');
  expect(await readFocusedName(page)).toBe(endLinkName);
  await tabTo(page, `Select ${names[0]}`, 20);
  await pressKey('Space');
  await tabTo(page, `Select ${names[1]}`, 5);
  await pressKey('Shift+Space');
  await page.getByText(/^2 selected/).waitFor();

  await tabToElement(page, page.getByRole('combobox', { name: 'Bulk action' }), 'Shift+Tab');
  await pressKey('Enter');
  await page.getByRole('listbox').waitFor();
  await page.keyboard.type('Export');
  await pressKey('Enter');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  await tabTo(page, 'Go', 3);
  const download = page.waitForEvent('download');
  await pressKey('Enter');
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines.map((line) => line.split(',')[0])).toEqual(['Hexacode', names[0], names[1]]);
  await expectNoErrors(visitor);
});

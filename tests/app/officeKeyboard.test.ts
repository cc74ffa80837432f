import { expect, it } from 'vitest';

import { paths } from '~/domain/paths';

import { readFocusedName, tabTo } from './setup/focus';
import { expectNoErrors, openSignedIn, withBrowser } from './setup/visit';

withBrowser();

it('ADM-13 keeps the focus in an open wizard, and returns it to the Add button on Escape and after saving', async () => {
  const { page } = await openSignedIn(paths.admin.utilities());
  const addButtonName = 'Add AiroTag Utility';
  await tabTo(page, addButtonName);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tabpanel').waitFor();
  const isFocusInDialog = () => dialog.evaluate((element) => element.contains(document.activeElement));
  for (let tabCount = 0; tabCount < 15; tabCount++) {
    await page.keyboard.press('Tab');
    expect([tabCount, await isFocusInDialog()]).toEqual([tabCount, true]);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => readFocusedName(page)).toBe(addButtonName);

  await page.keyboard.press('Enter');
  await expect.poll(() => readFocusedName(page)).toBe('Name');
  await page.keyboard.type('New utility');
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { selected: true, name: /^2/ }).waitFor();
  await tabTo(page, 'Save');
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog', { name: 'AiroTag Utility added successfully!' }).waitFor();
  await page.keyboard.press('Space');
  await expect.poll(() => readFocusedName(page)).toBe(addButtonName);
});

it('ADM-13 fills in and saves a wizard by keyboard, and is asked before closing it with unsaved changes', async () => {
  const visitor = await openSignedIn(paths.admin.customers());
  const { page } = visitor;
  const pressKey = (key: string) => page.keyboard.press(key);
  const expectFocus = (name: string) =>
    expect.poll(() => readFocusedName(page), { message: `focus on ${name}` }).toBe(name);
  await tabTo(page, 'Add Customer');
  await pressKey('Enter');
  await expectFocus('Email');
  await page.keyboard.type('mira@example.com');
  for (const typedText of ['Mira', 'Example', 'my own']) {
    await pressKey('Tab');
    await page.keyboard.type(typedText);
  }
  await pressKey('Tab');
  await pressKey('Tab');
  await page.keyboard.type('my own');
  await pressKey('Enter');
  await expectFocus('Country code');
  await tabTo(page, 'Back');
  await pressKey('Enter');
  await expectFocus('Email');
  await tabTo(page, 'Next');
  await pressKey('Enter');
  await expectFocus('Country code');
  await page.keyboard.type('+971');
  await pressKey('Tab');
  await page.keyboard.type('50 000 0301');

  await pressKey('Escape');
  await page.getByRole('alertdialog', { name: /^Leave without saving/ }).waitFor();
  await tabTo(page, 'Keep editing');
  await pressKey('Enter');
  await expectFocus('Phone number');
  await tabTo(page, 'Save');
  await pressKey('Enter');
  await page.getByRole('alertdialog', { name: 'Customer added successfully!' }).waitFor();
  // A second Enter, pressed by accident, does not close the alert.
  await pressKey('Enter');
  await expectFocus('OK');
  await pressKey('Space');
  await expectFocus('Add Customer');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await expectNoErrors(visitor);
});

it('ADM-06 searches, filters, sorts, hides a column, deletes a row and restores it by keyboard', async () => {
  const visitor = await openSignedIn(paths.admin.customers());
  const { page } = visitor;
  const pressKey = (key: string) => page.keyboard.press(key);
  const countRows = () => page.getByRole('rowheader').count();
  await tabTo(page, 'Search name, email or phone');
  await page.keyboard.type('mira');
  await expect.poll(countRows).toBeLessThan(27);
  await pressKey('Escape');
  await expect.poll(countRows).toBe(27);
  await tabTo(page, 'All');
  await pressKey('ArrowRight');
  await expect.poll(countRows).toBe(4);
  await pressKey('ArrowLeft');
  await expect.poll(countRows).toBe(27);

  await tabTo(page, 'Columns');
  await pressKey('Enter');
  await page.getByRole('menu').waitFor();
  await pressKey('Space');
  await pressKey('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  expect(await page.getByRole('columnheader').count()).toBe(3);
  expect(await readFocusedName(page)).toBe('Columns');

  await tabTo(page, 'Customer name');
  await pressKey('Enter');
  await page.locator('th[aria-sort=ascending]').waitFor();

  await tabTo(page, 'Delete Aisha S.');
  await pressKey('Enter');
  await page.getByRole('alertdialog', { name: 'Delete Aisha S.?' }).waitFor();
  await tabTo(page, 'Delete');
  await pressKey('Enter');
  await expect.poll(countRows).toBe(26);
  await expect.poll(() => readFocusedName(page)).toBe('Customers');
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  // The snackbar is before the heading in the tab order: Shift+Tab reaches its Close button, then Undo.
  await pressKey('Shift+Tab');
  await pressKey('Shift+Tab');
  expect(await readFocusedName(page)).toBe('Undo');
  await pressKey('Enter');
  await expect.poll(countRows).toBe(27);
  await expect.poll(() => readFocusedName(page)).toBe('Customers');
  await expectNoErrors(visitor);
});

it('ADM-07 selects and deselects a row by keyboard', async () => {
  const { page } = await openSignedIn(paths.admin.tags());
  const firstCheckbox = page.getByRole('row').nth(1).getByRole('checkbox');
  await tabTo(page, (await firstCheckbox.getAttribute('aria-label')) ?? '');
  await page.keyboard.press('Space');
  expect(await firstCheckbox.isChecked()).toBe(true);
  await page.getByText('1 selected').waitFor();
  await page.keyboard.press('Space');
  expect(await firstCheckbox.isChecked()).toBe(false);
});

it('focuses the heading after a second click on a dialog that is closing', async () => {
  const visitor = await openSignedIn(paths.admin.utilities());
  const { page } = visitor;
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).dblclick();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => readFocusedName(page)).toBe('AiroTag Utilities');
  await expectNoErrors(visitor);
});

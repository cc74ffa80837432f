import { expect, it } from 'vitest';

import { readScriptSizes } from './setup/audit';
import { readFocusedName, tabTo } from './setup/focus';
import { openPrinting, setField } from './setup/printing';
import { expectNoErrors, withBrowser } from './setup/visit';

withBrowser();

const pickerScriptPattern = /assets\/TagPickerDialog-/;

it('chooses tags by keyboard on the printing screen, and keeps the unfinished job', async () => {
  const visitor = await openPrinting();
  const { page } = visitor;
  const pressKey = (key: string) => page.keyboard.press(key);
  const hasLoadedPicker = async () =>
    Object.keys(await readScriptSizes(visitor)).some((url) => pickerScriptPattern.test(url));
  await setField(page, 'Design width', '44');
  expect(await hasLoadedPicker()).toBe(false);
  await page.getByRole('button', { name: 'Choose your tags' }).focus();
  await pressKey('Enter');
  await page.locator('[role=searchbox]:focus').waitFor();
  expect(await hasLoadedPicker()).toBe(true);

  await page.keyboard.type('b04d17');
  await page.getByText('2 of 150').waitFor();
  await tabTo(page, 'Select all 2');
  await pressKey('Space');
  await tabTo(page, 'Use 2 tags');
  await pressKey('Enter');
  await page.getByText('2 AiroTags').first().waitFor();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await page.getByRole('textbox', { name: 'Design width' }).inputValue()).toBe('44');

  // The dialog opens with the chosen tags selected. Escape discards the change, and focuses the button.
  await page.getByRole('button', { name: 'Change tags' }).focus();
  await pressKey('Enter');
  const checkbox = page.getByRole('checkbox', { name: 'Select B04D17E8' });
  await checkbox.waitFor();
  expect(await checkbox.isChecked()).toBe(true);
  await tabTo(page, 'Select B04D17E8');
  await pressKey('Space');
  await page.getByRole('button', { name: 'Use 1 tag' }).waitFor();
  await pressKey('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await readFocusedName(page)).toBe('Change tags');
  await page.getByText('2 AiroTags').first().waitFor();
  await expectNoErrors(visitor);
});

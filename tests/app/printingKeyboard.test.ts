import { expect, it } from 'vitest';

import { readFocusedName, tabTo } from './setup/focus';
import { openPrinting } from './setup/printing';
import { expectNoErrors, withBrowser } from './setup/visit';

withBrowser();

it('chooses a design, pastes codes, saves a PDF and prints by keyboard', async () => {
  const visitor = await openPrinting();
  const { page, context } = visitor;
  const pressKey = (key: string) => page.keyboard.press(key);
  await tabTo(page, 'Collar, 34 × 40 mm');
  await pressKey('Space');
  await page.getByRole('button', { name: 'Collar, 34 × 40 mm', pressed: true }).waitFor();

  await tabTo(page, 'Choose your tags');
  await pressKey('Enter');
  await page.locator('[role=searchbox]:focus').waitFor();
  await tabTo(page, 'Use a list or a number series instead', 3, 'Shift+Tab');
  await pressKey('Enter');
  await page.locator('input[type=radio]:focus').waitFor();
  const listRadio = page.getByRole('radio', { name: 'List or CSV' });
  for (let count = 0; count < 3 && !(await listRadio.isChecked()); count++) await pressKey('ArrowDown');
  await tabTo(page, 'Codes');
  await page.keyboard.insertText('AIR-1\nAIR-2\nAIR-3');
  await page
    .getByText(/^3 stickers/)
    .first()
    .waitFor();

  await tabTo(page, 'Save as PDF');
  const download = page.waitForEvent('download');
  await pressKey('Enter');
  await (await download).path();
  await page.getByText('PDF saved').waitFor();
  expect(await readFocusedName(page)).not.toBe('');

  const windowPromise = context.waitForEvent('page');
  await tabTo(page, 'Print Design');
  await pressKey('Enter');
  const printWindow = await windowPromise;
  await printWindow.locator('html[data-printed]').waitFor({ state: 'attached' });
  await printWindow.close();
  await expectNoErrors(visitor);
});

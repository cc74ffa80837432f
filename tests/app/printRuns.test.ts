import { expect, it } from 'vitest';

import { designFile, openPrinting, openTagSettings, setField, uploadDesign } from './setup/printing';
import { expectNoErrors, withBrowser } from './setup/visit';
import type { Visit } from './setup/visit';

withBrowser();

const codes = Array.from({ length: 21 }, (_, index) => `AIR-${String(index + 1).padStart(4, '0')}`);

/** Clicks 'Print Design', and returns the SVG markup of each page in the print window. */
async function printPages({ page, context }: Visit): Promise<string[]> {
  const windowPromise = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Print Design' }).click();
  const printWindow = await windowPromise;
  await printWindow.locator('html[data-printed]').waitFor({ state: 'attached' });
  const pages = await printWindow.getByRole('img', { name: /^Page \d/ }).all();
  const drawings = await Promise.all(pages.map((drawing) => drawing.innerHTML()));
  await printWindow.close();
  // Replaces the values that differ in each window: the blob URL of the picture, and ids that React generates.
  return drawings.map((drawing) => drawing.replace(/blob:[^"]*/g, 'blob:').replace(/_r_\w+_/g, 'id'));
}

it('reprints page 2 of a list after a reload, with the same drawing as in the first print', async () => {
  const visitor = await openPrinting();
  const { page } = visitor;
  await uploadDesign(page, designFile);
  await page.getByText('design.png').waitFor();
  await page.getByRole('switch', { name: 'Number label' }).check();
  await openTagSettings(page);
  await page.getByRole('radio', { name: 'List or CSV' }).check();
  await setField(page, 'Codes', codes.join('\n'));
  await page.getByText('21 stickers · 2 pages A4 · 16 a page (4 × 4)').first().waitFor();
  const [, secondPage] = await printPages(visitor);
  expect(secondPage).toContain('blob:');
  expect(secondPage).toContain('>21<');

  // Waits until the run is recorded, since a reload would interrupt the recording.
  await page.getByRole('button', { name: 'Recent runs' }).click();
  await page.getByRole('heading', { name: 'List of 21 codes' }).waitFor();
  await page.reload();
  await page.getByText(/^Continue on the sheet from .*: 5 labels used, start at label 6\.$/).waitFor();

  await openTagSettings(page);
  await page.getByRole('button', { name: 'Recent runs' }).click();
  await page.getByRole('button', { name: 'Reprint… List of 21 codes' }).click();
  await page.getByRole('radio', { name: 'Pages' }).check();
  await page.getByRole('textbox', { name: 'Pages' }).fill('2');
  await page.getByRole('button', { name: 'Reprint 5 labels' }).click();
  await page.getByText('5 stickers · 1 page A4 · 16 a page (4 × 4)').first().waitFor();
  // No confirm dialog opens, since the user has just chosen to print these codes again.
  expect(await printPages(visitor)).toEqual([secondPage]);

  // A confirm dialog opens, since one code of the new list was printed before.
  await openTagSettings(page);
  await page.getByRole('radio', { name: 'List or CSV' }).check();
  await setField(page, 'Codes', 'AIR-0001, NEW-1');
  await page.getByText('2 stickers · 1 page A4 · 16 a page (4 × 4)').first().waitFor();
  await page.getByRole('button', { name: 'Print Design' }).click();
  await page.getByText(/^1 of these 2 codes was printed on .*\. Print it again\?$/).waitFor();
  await page.getByRole('button', { name: 'Back to settings' }).click();
  await expectNoErrors(visitor);
});

it('shows the runs of another tab, and continues on a partly used sheet', async () => {
  const visitor = await openPrinting();
  const { page, context } = visitor;
  const otherPage = await context.newPage();
  await otherPage.goto(page.url());
  await openTagSettings(otherPage);
  await otherPage.getByRole('button', { name: 'Recent runs' }).click();
  await otherPage.getByText(/^No runs yet/).waitFor();

  await openTagSettings(page);
  await page.getByRole('radio', { name: 'Numbered series' }).check();
  await setField(page, 'How many', '20');
  await page.getByText('20 stickers · 2 pages A4').first().waitFor();
  await printPages(visitor);
  await otherPage.getByRole('heading', { name: 'Series A0001 to A0020' }).waitFor();
  await otherPage.getByRole('button', { name: 'Close' }).click();
  await otherPage.getByRole('button', { name: 'Start at label 5' }).click();
  await otherPage.getByText('1 sticker · 1 page A4 · 16 a page (4 × 4) · starts at label 5').first().waitFor();
  await expectNoErrors(visitor);
});

import type { Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';

import { activeSvg, growingSvg, makePng } from './setup/badPictures';
import { rotatedBlueJpeg } from './setup/pictures';
import { designFile, openPrinting, printDesign, uploadDesign } from './setup/printing';
import { expectNoErrors, withBrowser } from './setup/visit';
import { writeTemporaryFile } from './setup/writeTemporaryFile';

withBrowser();

const damagedMessage = 'This picture is damaged';
const squarePng = makePng({ width: 600, height: 600, rowBytes: 601 * 600 });
const { buffer: goodPng } = designFile;

/**
 * Files that cannot be a design, with their error messages. Successive files have different messages, so that the test
 * cannot mistake the message about the previous file for the new one.
 */
const rejectedFiles: readonly [name: string, message: string | RegExp, content: Buffer][] = [
  ['65535-px.png', /65,?535 × 65,?535/, makePng({ width: 65_535, height: 65_535, rowBytes: 100 })],
  ['header-only.png', damagedMessage, goodPng.subarray(0, 33)],
  ['900-megapixels.png', /30,?000 × 30,?000/, makePng({ width: 30_000, height: 30_000, rowBytes: 100 })],
  ['no-rows.png', damagedMessage, makePng({ width: 600, height: 600, rowBytes: 0 })],
  ['program.png', "This file isn't a picture", Buffer.from('MZ\x90\0\x03\0\0\0\x04', 'latin1')],
  ['cut.jpg', damagedMessage, rotatedBlueJpeg.subarray(0, 120)],
  ['page.png', /list of codes/, Buffer.from('<!doctype html><script>top.attacked = true</script>')],
  ['cut.svg', damagedMessage, activeSvg.subarray(0, 200)],
  ['cut-pdf.png', 'This PDF is damaged', Buffer.from('%PDF-1.7\n1 0 obj\n<<')],
  ['entities.svg', damagedMessage, growingSvg],
  ['video.png', /4\d MB and 20 MB is the most/, Buffer.concat([goodPng], 45 * 1024 * 1024)],
];

/** Unusual files that can be a design, each with a text that the page shows for it. */
const acceptedFiles: readonly [name: string, text: string, content: Buffer][] = [
  ['really-a-png.jpg', '600 × 600 px', squarePng],
  [
    'comment-bomb.png',
    '601 × 600 px',
    makePng({ width: 601, height: 600, rowBytes: 602 * 600, commentBytes: 100_000_000 }),
  ],
  ['36-megapixels.png', '6000 × 6000 px', makePng({ width: 6000, height: 6000, rowBytes: 6001 * 6000 })],
];

/** Returns the number of pictures that the page shows as broken. */
const countBrokenPictures = (page: Page) =>
  page.evaluate(() => [...document.images].filter((image) => image.complete && image.naturalWidth === 0).length);

it('PRN-04 rejects files that are damaged, too large or no pictures, and keeps the last design', async () => {
  const visitor = await openPrinting();
  const { page } = visitor;
  await uploadDesign(page, designFile);
  await page.getByText('500 × 600 px').waitFor();
  for (const [name, message, content] of rejectedFiles) {
    await uploadDesign(page, writeTemporaryFile(name, content));
    await page.getByText(message).first().waitFor();
    await page.getByText('500 × 600 px').waitFor();
    expect([name, await countBrokenPictures(page)]).toEqual([name, 0]);
    expect(await page.getByRole('button', { name: 'Print Design' }).isEnabled()).toBe(true);
  }
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
  await expectNoErrors(visitor);
});

it('PRN-04 accepts pictures with a wrong extension, a comment of 100 MB, or 36 megapixels', async () => {
  const visitor = await openPrinting();
  for (const [name, text, content] of acceptedFiles) {
    await uploadDesign(visitor.page, writeTemporaryFile(name, content));
    await visitor.page.getByText(text).first().waitFor();
    expect([name, await countBrokenPictures(visitor.page)]).toEqual([name, 0]);
  }
  await expectNoErrors(visitor);
});

describe('PRN-04 an SVG with scripts and links', () => {
  it('runs no script and loads nothing, neither in the preview nor in the print window', async () => {
    const visitor = await openPrinting();
    await uploadDesign(visitor.page, { name: 'active.svg', mimeType: 'image/svg+xml', buffer: activeSvg });
    await visitor.page.getByText('active.svg').first().waitFor();
    const printWindow = await printDesign(visitor);
    for (const page of [visitor.page, printWindow]) expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
    // Requests to other origins count as errors, so this also checks that no linked file was requested.
    await expectNoErrors(visitor);
  });
});

it('PRN-04 shows an unusual file name as text within the page', async () => {
  const visitor = await openPrinting();
  const { page } = visitor;
  for (const name of ['<img src=x onerror=alert(1)>.png', `${'long '.repeat(46)}.png`, '\u202Egnp.exe.png']) {
    await uploadDesign(page, { ...designFile, name });
    const nameText = page.getByText(name.trim().slice(0, 20)).first();
    expect(await nameText.evaluate((element) => getComputedStyle(element).unicodeBidi)).toMatch(/isolate|plaintext/);
    await page.getByText('500 × 600 px').waitFor();
    expect([name, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([name, 1440]);
  }
  await expectNoErrors(visitor);
});

it('PRN-04 does not read a design that was replaced while the check of the artwork was loading', async () => {
  const visitor = await openPrinting();
  const { page } = visitor;
  const heldRoutes: Route[] = [];
  await page.route(/assets\/createArtworkCheck-/, (route) => {
    heldRoutes.push(route);
  });
  await uploadDesign(page, designFile);
  await page.getByText('500 × 600 px').waitFor();
  await uploadDesign(page, { name: 'square.png', mimeType: 'image/png', buffer: squarePng });
  await page.getByText('600 × 600 px').waitFor();
  await expect.poll(() => heldRoutes.length).toBe(1);
  await heldRoutes[0]?.continue();
  await page.getByText('White strips above and below').waitFor();
  await expectNoErrors(visitor);
});

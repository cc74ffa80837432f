import { mkdtempSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from 'playwright';
import { PNG } from 'pngjs';
import { expect, it } from 'vitest';

import { ensurePdfReaders } from '../../scripts/tools';
import { createArtwork, createPdfWithPredictor, joinPdf } from './setup/pdfPages';
import { closeToColour } from './setup/pictures';
import { openPrinting, openTagSettings, printDesign, setField, uploadDesign } from './setup/printing';
import { findLeftEdges, renderWithTwoEngines, readProgramOutput, savePdf } from './setup/savedPdf';
import { PrintedSheets } from './setup/sheet';
import { expectNoErrors, withBrowser } from './setup/visit';

withBrowser();

const missingReaders = ensurePdfReaders();
const folder = mkdtempSync(join(tmpdir(), 'pdf-designs-'));

const makePdfFile = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });
const artwork = makePdfFile('art.pdf', createArtwork({ pageCount: 2 }));

/**
 * Encrypts the artwork. With an empty user password, readers can open the file without a password, but not change it.
 */
async function encryptArtwork(userPassword: string) {
  const [plain, encrypted] = [join(folder, 'plain.pdf'), join(folder, 'encrypted.pdf')];
  writeFileSync(plain, artwork.buffer);
  readProgramOutput('qpdf', '--encrypt', userPassword, 'owner', '256', '--', plain, encrypted);
  return makePdfFile(userPassword ? 'locked.pdf' : 'restricted.pdf', await readFile(encrypted));
}

/** Returns the object numbers of the images in a PDF, and their widths in px. */
const listImages = (path: string) =>
  readProgramOutput('pdfimages', '-list', path)
    .trim()
    .split('\n')
    .slice(2)
    .map((line) => line.trim().split(/\s+/))
    .map((columns) => ({ number: columns[10], width: Number(columns[3]) }));

/** Background colours of the first and the second page of the artwork. */
const [blue, green] = [
  [26, 51, 153],
  [0, 128, 51],
];

/**
 * Returns the colour of the design in the preview at a position (0 to 1), by default near the middle of its right edge.
 */
async function readShownColour(page: Page, [x, y] = [0.92, 0.5]): Promise<number[]> {
  const { data, width, height } = PNG.sync.read(await page.locator('svg image').first().screenshot());
  const pixelOffset = (Math.round(height * y) * width + Math.round(width * x)) * 4;
  return [...data.subarray(pixelOffset, pixelOffset + 3)];
}

it.skipIf(missingReaders.length > 0)('PRN-04 prints a page of a PDF as vectors, with codes that scan', async () => {
  const visitor = await openPrinting();
  const { page } = visitor;
  await uploadDesign(page, artwork);
  await page.getByText('50 × 60 mm · Sharp at any size').waitFor();
  expect(await readShownColour(page)).toEqual(closeToColour(blue));
  // The soft mask of the red rectangle is almost transparent on its left.
  expect((await readShownColour(page, [0.57, 0.85]))[0]).toBeLessThan(180);
  expect((await readShownColour(page, [0.86, 0.85]))[0]).toBeGreaterThan(170);

  const printWindow = await printDesign(visitor);
  const printedImage = await printWindow.evaluate(async () => {
    const image = new Image();
    image.src = document.querySelector('image')?.href.baseVal ?? '';
    await image.decode();
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    context?.drawImage(image, 0, 0);
    return { width: image.naturalWidth, cornerAlpha: context?.getImageData(0, 0, 1, 1).data[3] };
  });
  // 1181 px are 50 mm at 600 dpi. The artwork does not cover the corner.
  expect(printedImage).toEqual({ width: 1181, cornerAlpha: 0 });
  await printWindow.close();

  await setField(page, 'Quantity', '20');
  const path = await savePdf(page);
  expect(readProgramOutput('qpdf', '--check', path)).toContain('No syntax or stream encoding errors found');
  // The only image is that of 2 × 2 px in the artwork, so the stickers of both pages are vectors.
  expect(new Set(listImages(path).map(({ number }) => number)).size).toBe(1);
  expect(new Set(listImages(path).map(({ width }) => width))).toEqual(new Set([2]));
  expect(readProgramOutput('pdffonts', path).match(/Figtree/g)).toHaveLength(1);
  const sheets = new PrintedSheets(await readFile(path));
  for (const index of [0, 15, 16, 19]) {
    const area = { x: (index % 4) * 51, y: Math.floor((index % 16) / 4) * 61, width: 50, height: 60 };
    const { zbar, zxing } = await sheets.readCodes(Math.floor(index / 16) + 1, 300, area);
    expect(zxing, `sticker ${index + 1}`).toHaveLength(1);
    expect(zbar, `sticker ${index + 1}`).toEqual(zxing);
  }
  for (const png of renderWithTwoEngines(path, 600)) {
    // The blue area begins 5 % from the left edge of each sticker.
    findLeftEdges(png, 61 + 4, 600).forEach((x, column) => expect(Math.abs(x - 2.5 - 51 * column)).toBeLessThan(0.1));
    expect(findLeftEdges(png, 61 + 4, 600)).toHaveLength(4);
  }
  await page.getByRole('button', { name: 'Check codes' }).click();
  await page.getByText('20 of 20 codes read').waitFor();
  await expectNoErrors(visitor);
});

it.skipIf(missingReaders.length > 0)(
  'saves a page as a picture if it cannot be copied, and rejects a PDF with a password',
  async () => {
    const visitor = await openPrinting();
    const { page } = visitor;
    await uploadDesign(page, await encryptArtwork('secret'));
    await page.getByText('This PDF opens with a password only.').waitFor();
    await uploadDesign(page, await encryptArtwork(''));
    await page.getByText("This page can't be kept as vectors").waitFor();
    const path = await savePdf(page);
    expect(listImages(path).map(({ width }) => width)).toEqual([1181, 1181]);
    await expectNoErrors(visitor);
  },
);

it('leaves out crop marks and bleed outside of the trim box', async () => {
  const visitor = await openPrinting();
  const { page } = visitor;
  // The trim box cuts off 15, 5, 10 and 5 mm on the left, bottom, right and top of the unrotated page of 60 x 50 mm.
  const trimBox = [15, 5, 50, 45].map((mm) => ((mm * 72) / 25.4).toFixed(2)).join(' ');
  await uploadDesign(page, makePdfFile('trimmed.pdf', createArtwork({ rotate: 90, page: `/TrimBox [${trimBox}]` })));
  await page.getByText('40 × 35 mm · Sharp at any size').waitFor();
  await page.getByText("Crop marks and bleed outside the PDF's trim box are left out.").waitFor();
  expect(await page.getByText("This page can't be kept as vectors").count()).toBe(0);
  // The edge of the untrimmed page is white. On the trimmed page, this position shows the artwork, which is
  // pale there, since printers may not print the edge.
  expect((await readShownColour(page, [0.05, 0.5]))[0]).toBeLessThan(180);
  await expectNoErrors(visitor);
});

it('shows a page as a picture if its copy would look different', async () => {
  const visitor = await openPrinting();
  await uploadDesign(visitor.page, makePdfFile('predictor.pdf', createPdfWithPredictor()));
  await visitor.page.getByText("This page can't be kept as vectors").waitFor();
  expect(await readShownColour(visitor.page)).toEqual(closeToColour(green));
  await expectNoErrors(visitor);
});

it('restores the chosen page for a reprint after a reload', async () => {
  const visitor = await openPrinting();
  const { page } = visitor;
  await uploadDesign(page, artwork);
  await setField(page, 'Page', '2');
  await expect.poll(() => readShownColour(page)).toEqual(closeToColour(green));
  await openTagSettings(page);
  await page.getByRole('radio', { name: 'List or CSV' }).check();
  await setField(page, 'Codes', 'AIR-0001');
  await (await printDesign(visitor)).close();
  await page.getByRole('button', { name: 'Recent runs' }).click();
  await page.getByRole('heading', { name: 'List of 1 code' }).waitFor();
  await page.reload();

  await openTagSettings(page);
  await page.getByRole('button', { name: 'Recent runs' }).click();
  await page.getByRole('button', { name: 'Reprint… List of 1 code' }).click();
  await page.getByRole('button', { name: 'Reprint 1 label' }).click();
  await expect.poll(() => page.getByRole('textbox', { name: 'Page' }).inputValue()).toBe('2');
  await expect.poll(() => readShownColour(page)).toEqual(closeToColour(green));
  await expectNoErrors(visitor);
});

it.each([
  ['cut.pdf', artwork.buffer.subarray(0, 900), "This PDF is damaged and can't be read."],
  ['none.pdf', joinPdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>']), 'no pages'],
])('rejects %s and says why', async (name, buffer, message) => {
  const visitor = await openPrinting();
  const { page } = visitor;
  await uploadDesign(page, artwork);
  await page.getByText('Sharp at any size').waitFor();
  await uploadDesign(page, makePdfFile(name, buffer));
  await page.getByText(message).waitFor();
  expect(await page.getByText('Sharp at any size').isVisible()).toBe(true);
  await expectNoErrors(visitor);
});

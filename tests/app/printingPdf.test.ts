import { readFile } from 'node:fs/promises';

import { PNG } from 'pngjs';
import { expect, it } from 'vitest';

import { ensurePdfReaders } from '../../scripts/tools';
import { rotatedBlueJpeg } from './setup/pictures';
import { designFile, openPrinting, designColour, setField, uploadDesign } from './setup/printing';
import { findLeftEdges, renderWithTwoEngines, readProgramOutput, savePdf } from './setup/savedPdf';
import { createPlainPng, PrintedSheets } from './setup/sheet';
import { expectNoErrors, siteOrigin, withBrowser } from './setup/visit';

withBrowser();

const missingReaders = ensurePdfReaders();

it.skipIf(missingReaders.length > 0)(
  'PRN-11 saves a PDF that programs accept, with exact positions and codes that scan in their slots',
  async () => {
    const visitor = await openPrinting();
    const { page } = visitor;
    await uploadDesign(page, designFile);
    await page.getByText('design.png').waitFor();
    await setField(page, 'Quantity', '32');
    await setField(page, 'Start at label', '3');
    await page.getByText('32 stickers · 3 pages A4').first().waitFor();
    const path = await savePdf(page);
    expect(path).toMatch(/airotag-stickers-[\d-]{10}\.pdf$/);
    await page.getByText('PDF saved').waitFor();
    await expectNoErrors(visitor);

    expect(readProgramOutput('qpdf', '--check', path)).toContain('No syntax or stream encoding errors found');
    expect(readProgramOutput('qpdf', '--json', path)).toContain('"/PrintScaling": "/None"');
    const sheets = new PrintedSheets(await readFile(path));
    for (const { width, height } of sheets.readPageSizes()) {
      expect(Math.abs(width - 210)).toBeLessThan(0.01);
      expect(Math.abs(height - 297)).toBeLessThan(0.01);
    }
    expect(sheets.readPageSizes()).toHaveLength(3);
    // The design is stored once, and no code is an image.
    const images = readProgramOutput('pdfimages', '-list', path).trim().split('\n').slice(2);
    expect(new Set(images.map((line) => line.trim().split(/\s+/)[10])).size).toBe(1);

    const scannedCodes = [];
    for (let index = 0; index < 32; index++) {
      const slot = index + 2;
      const area = { x: (slot % 4) * 51, y: Math.floor((slot % 16) / 4) * 61, width: 50, height: 60 };
      const { zbar, zxing } = await sheets.readCodes(Math.floor(slot / 16) + 1, 300, area);
      expect(zxing, `sticker ${index + 1}`).toHaveLength(1);
      expect(zbar, `sticker ${index + 1}`).toEqual(zxing);
      scannedCodes.push(...zxing);
    }
    expect(new Set(scannedCodes).size).toBe(32);
    expect(scannedCodes[0]).toBe(`${siteOrigin}/t/A1F0E3B001`);

    for (const png of renderWithTwoEngines(path, 600)) {
      const leftEdges = findLeftEdges(png, 61 + 4, 600);
      console.log('left edges in mm', leftEdges.map((mm) => mm.toFixed(3)).join(' '));
      expect(leftEdges).toHaveLength(4);
      leftEdges.forEach((left, column) => expect(Math.abs(left - column * 51)).toBeLessThan(0.1));
      // The first row of the page has stickers in its third and fourth slot only, because of 'Start at label' 3.
      expect(findLeftEdges(png, 4, 600).map(Math.round)).toEqual([102, 153]);
    }
  },
);

it.skipIf(missingReaders.length > 0)(
  'PRN-04 saves PDFs with a design that is rotated by Exif, and with one that is half transparent',
  async () => {
    const visitor = await openPrinting();
    const { page } = visitor;
    const transparentPng = PNG.sync.read(createPlainPng(500, 600, designColour));
    for (let pixel = 0; pixel < transparentPng.data.length; pixel += 4) transparentPng.data[pixel + 3] = 128;
    for (const [name, mimeType, buffer, colour] of [
      ['rotated.jpg', 'image/jpeg', rotatedBlueJpeg, 'blue'],
      ['transparent.png', 'image/png', PNG.sync.write(transparentPng), 'pink'],
    ] as const) {
      await uploadDesign(page, { name, mimeType, buffer });
      await page.getByText(name).waitFor();
      const [image] = renderWithTwoEngines(await savePdf(page), 72);
      const { data = Buffer.alloc(0), width = 0 } = image ?? {};
      // Byte offset of a pixel in the middle of the sticker, to the right of the code.
      const pixelOffset = (Math.round((30 / 25.4) * 72) * width + Math.round((35 / 25.4) * 72)) * 4;
      const [r = 0, g = 0, b = 0] = data.subarray(pixelOffset, pixelOffset + 3);
      expect([name, b > 150 && r < 120 ? 'blue' : r > 200 && g > 120 ? 'pink' : `${r} ${g} ${b}`]).toEqual([
        name,
        colour,
      ]);
    }
    await expectNoErrors(visitor);
  },
);

it.skipIf(missingReaders.length > 0)('PRN-11 saves a PDF whose labels are below the codes that they name', async () => {
  const visitor = await openPrinting();
  const { page } = visitor;
  const settings = page.getByRole('region', { name: 'Settings' });
  await settings.getByRole('switch', { name: 'Number label' }).check();
  await settings.getByRole('heading', { name: 'Barcode', exact: true }).click();
  await settings.getByRole('switch', { name: 'Barcode' }).check();
  await settings.getByRole('switch', { name: 'Serial number' }).check();
  await setField(page, 'Barcode width', '42');
  await settings.getByRole('textbox', { name: 'From left' }).last().fill('4');
  await setField(page, 'Quantity', '20');
  await setField(page, 'Start at label', '3');
  await page.getByText('20 stickers · 2 pages A4').first().waitFor();
  const sheets = new PrintedSheets(await readFile(await savePdf(page)));
  await expectNoErrors(visitor);

  // Boxes in mm on the sticker of 50 × 60 mm. The QR code is 18 % from the left and the top, the barcode 4 % from the
  // left and 60 % from the top.
  const boxes = { qr: { left: 9, bottom: 25.8, width: 15 }, barcode: { left: 2, bottom: 46, width: 42 } };
  const wordsByPage = [sheets.readWords(1), sheets.readWords(2)];
  expect(wordsByPage.map(({ length }) => length)).toEqual([28, 12]);
  for (let index = 0; index < 20; index++) {
    const slot = index + 2;
    const pageIndex = Math.floor(slot / 16);
    const area = { x: (slot % 4) * 51, y: Math.floor((slot % 16) / 4) * 61, width: 50, height: 60 };
    /** Returns the words within 3 mm below the box of a code. */
    const findLabel = ({ left, bottom, width }: typeof boxes.qr) =>
      (wordsByPage[pageIndex] ?? []).flatMap(({ text, x, y }) => {
        const [fromLeft, fromCode] = [x - area.x - left, y - area.y - bottom];
        return fromLeft > 0 && fromLeft < width && fromCode > 0 && fromCode < 3 ? [text] : [];
      });
    const [qr, barcode] = [
      await sheets.readCodes(pageIndex + 1, 300, area),
      await sheets.readCodes(pageIndex + 1, 300, area, 'barcode'),
    ];
    expect([index, findLabel(boxes.barcode)]).toEqual([index, barcode.zxing]);
    expect([index, qr.zxing]).toEqual([index, [`${siteOrigin}/t/${barcode.zxing.join()}`]]);
    expect([index, findLabel(boxes.qr)]).toEqual([index, [String(index + 1)]]);
  }
});

it.skipIf(missingReaders.length > 0 || !process.env.EXHAUSTIVE)(
  'saves a PDF with a thousand different codes, each in its slot',
  async () => {
    const visitor = await openPrinting();
    await setField(visitor.page, 'Quantity', '1000');
    await visitor.page.getByText('1,000 stickers · 63 pages A4').first().waitFor();
    const sheets = new PrintedSheets(await readFile(await savePdf(visitor.page)));
    const scannedCodes = new Set<string>();
    for (let index = 0; index < 1000; index++) {
      const area = { x: (index % 4) * 51, y: Math.floor((index % 16) / 4) * 61, width: 50, height: 60 };
      const { zbar, zxing } = await sheets.readCodes(Math.floor(index / 16) + 1, 300, area);
      expect(zxing, `sticker ${index + 1}`).toHaveLength(1);
      expect(zbar, `sticker ${index + 1}`).toEqual(zxing);
      scannedCodes.add(zxing[0] ?? '');
    }
    expect(scannedCodes.size).toBe(1000);
  },
  900_000,
);

import { readFileSync } from 'node:fs';

import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { readBarcodes } from 'zxing-wasm/reader';

import { builtInLabels } from '~/components/printing/DesignGallery/DesignGallery.copy';
import { builtInNames } from '~/domain/printing/design/builtInDesign';

import { rotatedBlueJpeg, redCmykJpeg } from './setup/pictures';
import {
  designFile,
  openPrinting,
  openTagSettings,
  printDesign,
  designColour,
  setField,
  uploadDesign,
} from './setup/printing';
import type { InputFile } from './setup/printing';
import { findEdges, missingReaders, PrintedSheets } from './setup/sheet';
import { expectNoErrors, siteOrigin, withBrowser } from './setup/visit';
import type { Visit } from './setup/visit';
import { writeTemporaryFile } from './setup/writeTemporaryFile';

withBrowser();

/** Returns the page (from 1) and the area (in mm) of the sticker `index` (from 0), with the default settings. */
const getStickerPosition = (index: number) => ({
  page: Math.floor(index / 16) + 1,
  area: { x: (index % 4) * 51, y: Math.floor((index % 16) / 4) * 61, width: 50, height: 60 },
});

it.skipIf(missingReaders.length > 0)(
  'PRN-08 PRN-09 prints 17 stickers once, on two pages, in exact positions and with codes that scan',
  async () => {
    const visitor = await openPrinting();
    await uploadDesign(visitor.page, designFile);
    await visitor.page.getByText('design.png').waitFor();
    await setField(visitor.page, 'Quantity', '17');
    await visitor.page.getByText('17 stickers · 2 pages A4 · 16 a page (4 × 4)').first().waitFor();
    const printWindow = await printDesign(visitor);
    const readAttribute = (name: string) => printWindow.locator('html').getAttribute(name);
    expect(await readAttribute('data-printed')).toBe('I');
    expect(Number(await readAttribute('data-after'))).toBeGreaterThanOrEqual(500);
    const printedSheets = new PrintedSheets(await printWindow.pdf({ preferCSSPageSize: true }));
    await expectNoErrors(visitor);

    const pageSizes = printedSheets.readPageSizes();
    expect(pageSizes).toHaveLength(2);
    for (const { width, height } of pageSizes) {
      expect(Math.abs(width - 210)).toBeLessThan(0.2);
      expect(Math.abs(height - 297)).toBeLessThan(0.2);
    }

    // Scans each sticker separately: 16 on the first page, one on the second.
    const scannedCodes = [];
    for (let index = 0; index < 17; index++) {
      const { page, area } = getStickerPosition(index);
      scannedCodes.push(await printedSheets.readCodes(page, 300, area));
    }
    console.log(scannedCodes.map(({ zbar, zxing }) => `zbar ${zbar.join()} | zxing ${zxing.join()}`).join('\n'));
    for (const { zbar, zxing } of scannedCodes) {
      expect(zbar).toHaveLength(1);
      expect(zbar[0]).toMatch(new RegExp(`^${siteOrigin}/t/[0-9A-F]+$`));
      expect(zxing).toEqual(zbar);
    }
    expect(new Set(scannedCodes.map(({ zbar }) => zbar[0])).size).toBe(17);
    // There is no second sticker on the second page.
    expect((await printedSheets.readCodes(2, 300, { x: 51, y: 0, width: 159, height: 297 })).zxing).toEqual([]);

    // Finds the edges of stickers in a row of pixels 4 mm below the top of the page, and in a column of pixels 4 mm
    // from its left. Neither of them crosses a code.
    const pxPerMm = 300 / 25.4;
    const pixelRow = printedSheets.render(1, 300, { x: 0, y: Math.round(4 * pxPerMm), width: 2480, height: 1 });
    const pixelColumn = printedSheets.render(1, 300, { x: Math.round(4 * pxPerMm), y: 0, width: 1, height: 3508 });
    const getDesignColourShare = (_: number, green: number) => (255 - green) / (255 - designColour[1]);
    const leftEdges = findEdges(pixelRow, getDesignColourShare).map((px) => px / pxPerMm);
    const topEdges = findEdges(convertColumnToRow(pixelColumn), getDesignColourShare).map((px) => px / pxPerMm);
    console.log(
      'left edges in mm',
      leftEdges.map((mm) => mm.toFixed(3)).join(' '),
      '| top edges',
      topEdges.map((mm) => mm.toFixed(3)).join(' '),
    );
    expect(leftEdges).toHaveLength(4);
    expect(topEdges).toHaveLength(4);
    leftEdges.forEach((left, column) => expect(Math.abs(left - column * 51)).toBeLessThan(0.1));
    topEdges.forEach((top, row) => expect(Math.abs(top - row * 61)).toBeLessThan(0.1));
  },
);

const expandGroup = (page: Page, title: string) =>
  page.getByRole('heading', { level: 2, name: title, exact: true }).click();

it.skipIf(missingReaders.length > 0)(
  'PRN-07 PRN-11 prints QR code, barcode and serial number of a tag on its sticker, from the first free slot',
  async () => {
    const visitor = await openPrinting();
    const { page } = visitor;
    await page.getByRole('radio', { name: 'Landscape' }).check();
    await expandGroup(page, 'Barcode');
    await page.getByRole('switch', { name: 'Barcode' }).check();
    await page.getByRole('switch', { name: 'Serial number' }).check();
    await setField(page, 'Barcode width', '42');
    await page.getByRole('textbox', { name: 'From left' }).last().fill('4');
    await setField(page, 'Quantity', '14');
    await setField(page, 'Start at label', '3');
    await page.getByText('14 stickers · 2 pages A4 · 15 a page (5 × 3) · starts at label 3').first().waitFor();
    await page.getByText('Bars 0.25 mm').waitFor();
    const printedSheets = new PrintedSheets(await (await printDesign(visitor)).pdf({ preferCSSPageSize: true }));
    const pageSizes = printedSheets.readPageSizes();
    expect(pageSizes).toHaveLength(2);
    for (const { width, height } of pageSizes) {
      expect(Math.abs(width - 297)).toBeLessThan(0.2);
      expect(Math.abs(height - 210)).toBeLessThan(0.2);
    }
    const wordsByPage = [printedSheets.readWords(1), printedSheets.readWords(2)];
    expect(wordsByPage.map(({ length }) => length)).toEqual([13, 1]);
    const serialNumbers = new Set<string>();
    for (let index = 0; index < 14; index++) {
      const slot = index + 2;
      const area = { x: (slot % 5) * 51, y: Math.floor((slot % 15) / 5) * 61, width: 50, height: 60 };
      const pageNumber = Math.floor(slot / 15) + 1;
      const wordsOnSticker = (wordsByPage[pageNumber - 1] ?? []).filter(
        ({ x, y }) => x > area.x && x < area.x + area.width && y > area.y && y < area.y + area.height,
      );
      expect(wordsOnSticker).toHaveLength(1);
      const code = wordsOnSticker.map(({ text }) => text).join();
      serialNumbers.add(code);
      // Reads the codes of four stickers only: the first, one in the middle, and the last of each page.
      if (![0, 6, 12, 13].includes(index)) continue;
      const qr = await printedSheets.readCodes(pageNumber, 300, area);
      const barcodes = await printedSheets.readCodes(pageNumber, 300, area, 'barcode');
      expect([index, qr.zxing, qr.zbar]).toEqual([index, [`${siteOrigin}/t/${code}`], [`${siteOrigin}/t/${code}`]]);
      expect([index, barcodes.zxing, barcodes.zbar]).toEqual([index, [code], [code]]);
    }
    expect(serialNumbers.size).toBe(14);
    await expectNoErrors(visitor);
  },
);

/** Size of a CSS pixel in mm. Chromium rounds the size of printed pages to whole CSS pixels. */
const cssPixelInMm = 25.4 / 96;

it.skipIf(missingReaders.length > 0)('PRN-02 prints A3 and a custom paper at their size', async () => {
  const visitor = await openPrinting();
  const { page } = visitor;
  await setField(page, 'Quantity', '31');
  for (const [name, width, height, pageCount, summary] of [
    ['A3', 297, 420, 2, '31 stickers · 2 pages A3 · 30 a page (5 × 6)'],
    ['Custom', 62, 129, 16, '31 stickers · 16 pages 62 × 129 mm · 2 a page (1 × 2)'],
  ] as const) {
    await page.getByRole('radio', { name }).check();
    if (name === 'Custom') {
      await setField(page, 'Paper width', String(width));
      await setField(page, 'Paper height', String(height));
    }
    await page.getByText(summary).first().waitFor();
    const printWindow = await printDesign(visitor);
    const pageSizes = new PrintedSheets(await printWindow.pdf({ preferCSSPageSize: true })).readPageSizes();
    await printWindow.close();
    // A blank page at the end would be one page too many.
    expect(pageSizes).toHaveLength(pageCount);
    for (const size of pageSizes) {
      expect(Math.abs(size.width - width)).toBeLessThan(cssPixelInMm);
      expect(Math.abs(size.height - height)).toBeLessThan(cssPixelInMm);
    }
  }
});

// Prints one design in `npm test` and all designs in `npm run test:full`. Unit tests check the codes of all designs.
it.skipIf(missingReaders.length > 0).each(process.env.EXHAUSTIVE ? builtInNames : ['windshield' as const])(
  'PRN-08 prints the built-in design %s with codes that scan',
  async (name) => {
    const visitor = await openPrinting();
    await visitor.page
      .getByRole('button', { name: `${builtInLabels[name]}, ` })
      .first()
      .click();
    await setField(visitor.page, 'Quantity', '3');
    const printedSheets = new PrintedSheets(await (await printDesign(visitor)).pdf({ preferCSSPageSize: true }));
    const { zbar, zxing } = await printedSheets.readCodes(1, 300, { x: 0, y: 0, width: 210, height: 297 });
    expect(new Set(zxing).size).toBe(3);
    expect(zbar.toSorted()).toEqual(zxing.toSorted());
    await expectNoErrors(visitor);
  },
);

it('PRN-12 restores the defaults on reload and Reset, and the last settings on request', async () => {
  const visitor = await openPrinting();
  const { page } = visitor;
  const quantityField = page.getByRole('textbox', { name: 'Quantity' });
  const useLastButton = page.getByRole('button', { name: 'Use last settings' });
  expect(await useLastButton.count()).toBe(0);
  await setField(page, 'Quantity', '240');
  await page.reload();
  await useLastButton.waitFor();
  expect(await quantityField.inputValue()).toBe('1');
  await useLastButton.click();
  expect(await quantityField.inputValue()).toBe('240');
  await page.getByRole('button', { name: 'Reset' }).click();
  expect(await quantityField.inputValue()).toBe('1');
  await useLastButton.click();
  expect(await quantityField.inputValue()).toBe('240');
  await expectNoErrors(visitor);
});

it.skipIf(missingReaders.length > 0 || !process.env.EXHAUSTIVE)(
  'prints a thousand stickers with different codes, each in its slot',
  async () => {
    const visitor = await openPrinting();
    await setField(visitor.page, 'Quantity', '1000');
    await visitor.page.getByText('1,000 stickers · 63 pages A4 · 16 a page (4 × 4)').first().waitFor();
    const printWindow = await printDesign(visitor);
    const printedSheets = new PrintedSheets(await printWindow.pdf({ preferCSSPageSize: true }));
    expect(printedSheets.readPageSizes()).toHaveLength(63);
    const scannedCodes = new Set<string>();
    for (let index = 0; index < 1000; index++) {
      const { page, area } = getStickerPosition(index);
      const { zbar, zxing } = await printedSheets.readCodes(page, 300, area);
      expect(zxing, `sticker ${index + 1}`).toHaveLength(1);
      expect(zbar, `sticker ${index + 1}`).toEqual(zxing);
      scannedCodes.add(zxing[0] ?? '');
    }
    expect(scannedCodes.size).toBe(1000);
  },
  600_000,
);

it('reads the codes of the finished PDF back, and loads the decoder only for that', async () => {
  const visitor = await openPrinting();
  const { page } = visitor;
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await setField(page, 'Quantity', '32');
  await page.getByText('32 stickers · 2 pages A4 · 16 a page (4 × 4)').first().waitFor();
  // Before the first check, neither the decoder nor pdf.js is loaded.
  expect(requests.filter((url) => /check\.worker|\.wasm/.test(url))).toEqual([]);
  await page.getByRole('button', { name: 'Check codes' }).click();
  await page.getByText('32 of 32 codes read').waitFor();
  expect(requests.filter((url) => /check\.worker|\.wasm/.test(url))).toHaveLength(2);
  await expectNoErrors(visitor);
});

describe('PRN-11 the codes of a list', () => {
  /** Opens the printing screen, and selects 'List or CSV' and 'File' as the source of the codes. */
  async function openListSource(options: Parameters<typeof openPrinting>[0] = {}): Promise<Visit> {
    const visitor = await openPrinting(options);
    const { page } = visitor;
    await openTagSettings(page);
    await page.getByRole('radio', { name: 'List or CSV' }).check();
    await page.getByRole('radio', { name: 'File', exact: true }).check();
    return visitor;
  }

  const chooseFile = (page: Page, file: InputFile) =>
    page.getByLabel(/^(Upload|Replace) (a|the) file$/).setInputFiles(file);

  const uploadCodes = (page: Page, name: string, buffer: Buffer) =>
    chooseFile(page, { name, mimeType: 'text/csv', buffer });

  it('come from the selected column of a file, and are sample codes again after a reload', async () => {
    // At a lower device pixel ratio, the code on a sticker has too few pixels to be read.
    const visitor = await openListSource({ deviceScaleFactor: 3 });
    const { page } = visitor;
    const csvText =
      'Owner;Old code;Hexacode\r\n"Ann\r\nLee";OLD-1;7F3A9C21\r\nBob;OLD-2;B04D17E8\r\nEve;OLD-2;2C9E55A0\r\n';
    await uploadCodes(page, 'tags.csv', Buffer.from(`\ufeff${csvText}`, 'utf16le'));
    await page.getByRole('combobox', { name: 'Column' }).click();
    await page.getByRole('option', { name: 'Old code, such as OLD-1' }).click();
    await page.getByText('2 of 3 lines can be printed').waitFor();
    await page.getByText('Line 5: “OLD-2” is already in line 4').waitFor();
    await setField(page, 'Quantity', '2');
    await page.getByText('4 stickers · 1 page A4 · 16 a page (4 × 4)').first().waitFor();

    const printWindow = await printDesign(visitor);
    const screenshot = await printWindow.locator('svg').first().screenshot();
    const scannedUrls = (await readBarcodes(screenshot, { formats: ['QRCode'], tryHarder: true })).map(
      ({ text }) => text,
    );
    expect(scannedUrls.sort()).toEqual(['OLD-1', 'OLD-1', 'OLD-2', 'OLD-2'].map((code) => `${siteOrigin}/t/${code}`));
    await expectNoErrors(visitor);

    await page.reload();
    await page.getByText('Sample codes').waitFor();
  });

  it('are read from an Excel file and downloaded as files', async () => {
    const visitor = await openListSource();
    const { page } = visitor;
    await uploadCodes(page, 'tags.xlsx', readFileSync('src/app/printing/fixtures/openpyxl.xlsx'));
    await page.getByText('5 stickers · 1 page A4 · 16 a page (4 × 4)').waitFor();
    await page.getByText('1 hidden row is left out.').waitFor();
    await page.getByRole('button', { name: 'Download codes' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    const files = unzipSync(readFileSync(await (await download).path()));
    expect(Object.keys(files)).toHaveLength(6);
    expect(strFromU8(files['codes.csv'] ?? new Uint8Array())).toContain(
      `1,AIR-0001,qr/AIR-0001.svg,${siteOrigin}/t/AIR-0001`,
    );
    await expectNoErrors(visitor);
  });

  it('show a message if the file is too long, too large or not text', async () => {
    const visitor = await openListSource();
    const { page } = visitor;
    const longList = Array.from({ length: 12_000 }, (_, index) => `A${index}\n`).join('');
    await uploadCodes(page, 'long.csv', Buffer.from(longList));
    await page.getByText(/^This file has more than 10,001 lines/).waitFor();
    await page.getByText('Part 1 of 5: 1 to 2,000').waitFor();
    await chooseFile(page, writeTemporaryFile('large.csv', Buffer.alloc(6 * 1024 * 1024, 'A1\n')));
    await page.getByText('This file has 6 MB. The limit is 5 MB.').waitFor();
    await uploadCodes(page, 'picture.csv', designFile.buffer);
    await page.getByText("This isn't a list we can read. Save the table as .xlsx or CSV and upload that.").waitFor();
    // When a file is rejected, the previous file stays.
    await page.getByText('long.csv').waitFor();
    await expectNoErrors(visitor);
  });
});

const makeSvg = (content: string, sizeAttributes = 'viewBox="0 0 50 60"') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" ${sizeAttributes}><rect width="50" height="60" fill="#00a040"/>${content}</svg>`,
  );

const designs = [
  { name: 'plain.svg', buffer: makeSvg(''), text: 'Sharp at any size', colour: [0, 160, 64] },
  {
    name: 'millimetres.svg',
    buffer: makeSvg('', 'width="50mm" height="60mm" viewBox="0 0 50 60"'),
    text: 'Sharp at any size',
    colour: [0, 160, 64],
  },
  {
    name: 'script.svg',
    buffer: makeSvg(
      '<script>document.title="run"</script><image href="https://example.com/x.png" width="9" height="9"/>',
    ),
    text: 'Linked pictures are left out',
    colour: [0, 160, 64],
  },
  { name: 'cmyk.jpg', buffer: redCmykJpeg, text: '16 × 8 px', colour: [255, 0, 0] },
  { name: 'rotated.jpg', buffer: rotatedBlueJpeg, text: '8 × 16 px', colour: [0, 0, 254] },
];

const rejectedDesigns = [
  { message: "This file isn't a picture", buffer: Buffer.from('These are no pixels.') },
  { message: 'This file is empty', buffer: Buffer.alloc(0) },
  { message: 'This picture is damaged', buffer: designFile.buffer.subarray(0, 60) },
  {
    message: 'This file has 22 MB and 20 MB is the most',
    buffer: Buffer.concat([designFile.buffer, Buffer.alloc(21 * 1024 * 1024)]),
  },
];

it('PRN-04 shows designs in their colours and orientation, and keeps the design when it rejects a file', async () => {
  const visitor = await openPrinting();
  const { page } = visitor;
  for (const { name, buffer, text, colour } of designs) {
    await uploadDesign(page, { name, mimeType: '', buffer });
    await page.getByText(name).waitFor();
    await page.getByText(text).waitFor();
    const shownColour = await page.evaluate(async () => {
      const image = document.querySelector<HTMLImageElement>('img[src^="blob:"]');
      const context = new OffscreenCanvas(9, 9).getContext('2d');
      if (!image || !context) throw new Error('There is no image.');
      await image.decode();
      context.drawImage(image, 0, 0, 9, 9);
      return [...context.getImageData(4, 4, 1, 1).data].slice(0, 3);
    });
    colour.forEach((value, channel) =>
      expect(Math.abs((shownColour[channel] ?? NaN) - value), `${name}: ${shownColour.join()}`).toBeLessThan(25),
    );
  }
  for (const { message, buffer } of rejectedDesigns) {
    await uploadDesign(page, writeTemporaryFile('other.png', buffer));
    await page.getByText(message).waitFor();
    expect(await page.getByText('rotated.jpg').count()).toBeGreaterThan(0);
    expect(await page.getByRole('button', { name: 'Print Design' }).isEnabled()).toBe(true);
  }
  await expectNoErrors(visitor);
});

it('PRN-04 reads a design on the second try if a chunk for it did not load on the first', async () => {
  const { page } = await openPrinting();
  await page.route(/assets\/readDesign-/, (route) => route.abort());
  await uploadDesign(page, designFile);
  await page.getByText("Part of this page didn't load.").waitFor();
  await page.unroute(/assets\/readDesign-/);
  await uploadDesign(page, designFile);
  await page.getByText('500 × 600 px').waitFor();
});

it('PRN-09 PRN-13 reports a window that is closed too early or blocked, and opens it again', async () => {
  const visitor = await openPrinting();
  const { page } = visitor;
  const printButton = page.getByRole('button', { name: 'Print Design' });
  // Closes the next print window as soon as it opens. The test itself would close it too late, after the print.
  await page.evaluate(() => {
    const openWindow = window.open.bind(window);
    window.open = (...args) => {
      window.open = openWindow;
      const printWindow = openWindow(...args);
      printWindow?.close();
      return printWindow;
    };
  });
  await printButton.click();
  await page.getByText('The print window was closed before it could print.').waitFor();
  await printDesign(visitor);
  await page.getByText('The print window was closed').waitFor({ state: 'detached' });
  await page.evaluate(() => {
    window.open = () => null;
  });
  await printButton.click();
  await page.getByText(/Your browser blocked the print window/).waitFor();
  await expectNoErrors(visitor);
});

/** Turns an image that is one pixel wide into an image that is one pixel high, with the same pixels. */
function convertColumnToRow(column: ReturnType<PrintedSheets['render']>): ReturnType<PrintedSheets['render']> {
  return Object.assign(column, { width: column.height, height: column.width });
}

it('keeps a saved preset after a reload, and prints with it', async () => {
  const visitor = await openPrinting();
  const { page } = visitor;
  const openPresets = () => page.getByRole('button', { name: /^Label sheet/ }).click();
  await openPresets();
  await page.getByRole('combobox', { name: 'Number, maker or size' }).fill('5160');
  await page.getByRole('option', { name: /^Avery 5160/ }).click();
  await openPresets();
  await page.getByRole('button', { name: 'Save these settings' }).click();
  await page.getByRole('textbox', { name: 'Name of the preset' }).fill('Letter labels');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved “Letter labels”.').waitFor();

  await page.reload();
  await page.getByText('1 sticker · 1 page A4 · 16 a page (4 × 4)').first().waitFor();
  await openPresets();
  await page.getByRole('button', { name: /^Letter labels/ }).click();
  await page.getByText('1 sticker · 1 page Letter · 30 a page (3 × 10)').first().waitFor();
  const printWindow = await printDesign(visitor);
  const pageElement = printWindow.getByRole('img', { name: 'Page 1 of 1' });
  expect(await pageElement.getAttribute('viewBox')).toBe('0 0 215.9 279.4');
  const stickerElement = pageElement.locator('svg');
  expect(await stickerElement.getAttribute('x')).toBe('3.969');
  expect(await stickerElement.getAttribute('width')).toBe('66.675');
  await expectNoErrors(visitor);
});

import { readFile } from 'node:fs/promises';

import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { ensurePdfReaders } from '../../scripts/tools';
import { designFile, openPrinting, printDesign, setField, uploadDesign } from './setup/printing';
import { findLeftEdges, renderWithTwoEngines, readProgramOutput, savePdf } from './setup/savedPdf';
import { PrintedSheets } from './setup/sheet';
import { expectNoErrors, withBrowser } from './setup/visit';

withBrowser();

const missingReaders = ensurePdfReaders();

/** The correction of a printer: 101 % across and down, 0.5 mm to the right and 0.25 mm up. */
const calibration = { dx: 0.5, dy: -0.25, sx: 1.01, sy: 1.01 };
const storedPrinters = {
  version: 1,
  printers: [{ name: 'Office laser', calibration, paper: { width: 210, height: 297 }, measuredOn: '2026-06-01' }],
  selected: 'Office laser',
};

async function choosePrinter(page: Page, name: string) {
  const field = page.getByRole('combobox', { name: 'Printer' });
  if (!(await field.isVisible())) await page.getByRole('heading', { level: 2, name: 'Output' }).click();
  await field.click();
  await page.getByRole('option', { name }).click();
}

/** Returns a PDF file as text, with uncompressed content streams. Removes the creation dates, which always differ. */
const decodePdf = (path: string) =>
  readProgramOutput(
    'qpdf',
    '--qdf',
    '--object-streams=disable',
    '--no-original-object-ids',
    '--static-id',
    path,
    '-',
  ).replace(/\/CreationDate \(.*?\)/g, '');

type Matrix = readonly [number, number, number, number, number, number];

/** Returns the matrix that applies `first` and then `second`. The PDF operator `cm` combines matrices in this way. */
function multiply(first: Matrix, second: Matrix): Matrix {
  const [a, b, c, d, e, f] = first;
  const [A, B, C, D, E, F] = second;
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}

/** Returns the clip boxes of all stickers of a PDF, in mm from the top left corner of an A4 page. */
function findStickerBoxes(pdf: string) {
  let [matrix, matrixStack]: [Matrix, Matrix[]] = [[1, 0, 0, 1, 0, 0], []];
  const boxes: { x: number; y: number; width: number; height: number }[] = [];
  const operators = /(^|\s)(q|Q)(?=\s|$)|((?:-?[\d.]+ ){6})cm|((?:-?[\d.]+ ){4})re W n|endstream/g;
  for (const [text, , stackOperator, matrixOperands, clipOperands] of pdf.matchAll(operators)) {
    const numbers = (matrixOperands ?? clipOperands ?? '').trim().split(' ').map(Number);
    if (text === 'endstream') [matrix, matrixStack] = [[1, 0, 0, 1, 0, 0], []];
    else if (stackOperator === 'q') matrixStack.push(matrix);
    else if (stackOperator === 'Q') matrix = matrixStack.pop() ?? matrix;
    else if (matrixOperands) matrix = multiply(numbers as unknown as Matrix, matrix);
    else {
      const [x = NaN, y = NaN, width = NaN, height = NaN] = numbers;
      const [scaleX, , , scaleY, left, top] = matrix;
      const toMm = (points: number) => (points / 72) * 25.4;
      boxes.push({
        x: toMm(scaleX * x + left),
        y: 297 - toMm(scaleY * y + top),
        width: toMm(scaleX * width),
        height: -toMm(scaleY * height),
      });
    }
  }
  return boxes;
}

const correctX = (x: number) => 1.01 * x + 0.5;
const correctY = (y: number) => 1.01 * y - 0.25;

it.skipIf(missingReaders.length > 0)(
  'moves the positions of PDF and print window by exactly the correction',
  async () => {
    const visitor = await openPrinting();
    const { page } = visitor;
    await page.evaluate((text) => localStorage.setItem('printers', text), JSON.stringify(storedPrinters));
    await page.reload();
    await uploadDesign(page, designFile);
    await page.getByText('design.png').waitFor();
    await setField(page, 'Quantity', '16');
    await page.getByText('600 dpi · Office laser: 0.5 mm right, 0.25 mm up, 101 %').waitFor();
    const correctedPath = await savePdf(page);
    expect(correctedPath).toMatch(/airotag-stickers-office-laser-[\d-]{10}\.pdf$/);
    const correctedWindow = await printDesign(visitor);
    expect(await correctedWindow.title()).toBe('AiroTag stickers for Office laser');
    const correctedGeometry = await measureStickers(correctedWindow);
    const correctedSheet = new PrintedSheets(await correctedWindow.pdf({ preferCSSPageSize: true }));
    await correctedWindow.close();

    await choosePrinter(page, 'No correction');
    const plainPath = await savePdf(page);
    expect(plainPath).toMatch(/airotag-stickers-[\d-]{10}\.pdf$/);
    const plainWindow = await printDesign(visitor);
    const plainGeometry = await measureStickers(plainWindow);
    expect(await plainWindow.locator('main g').count()).toBe(0);
    await expectNoErrors(visitor);

    // Compares the positions in the content streams of both PDF files, which have six decimals.
    const [plainPdf, correctedPdf] = [decodePdf(plainPath), decodePdf(correctedPath)];
    expect(readProgramOutput('qpdf', '--check', correctedPath)).toContain('No syntax or stream encoding errors found');
    const [plainStickers, correctedStickers] = [findStickerBoxes(plainPdf), findStickerBoxes(correctedPdf)];
    expect(plainStickers).toHaveLength(16);
    expect(correctedStickers).toHaveLength(16);
    const deviations = plainStickers.flatMap(({ x, y, width, height }, index) => {
      const correctedSticker = correctedStickers[index];
      return [
        (correctedSticker?.x ?? NaN) - correctX(x),
        (correctedSticker?.y ?? NaN) - correctY(y),
        (correctedSticker?.width ?? NaN) - 1.01 * width,
        (correctedSticker?.height ?? NaN) - 1.01 * height,
      ].map(Math.abs);
    });
    console.log('largest error in the content stream in mm', Math.max(...deviations).toFixed(6));
    expect(Math.max(...deviations)).toBeLessThan(0.001);
    expect(plainStickers[5]?.x).toBeCloseTo(51, 3);
    // Removes the line that applies the correction: the rest of the page must be equal to the page of the other PDF.
    const matrixLine = '\n1.01 0 0 1.01 0.5 -0.25 cm\n';
    const listPageContents = (pdf: string) =>
      [...pdf.matchAll(/\nstream\n(2\.834646 [^]*?)endstream/g)].map(([, text]) => text);
    expect(listPageContents(plainPdf)).toHaveLength(1);
    expect(listPageContents(correctedPdf).join('')).toContain(matrixLine);
    expect(listPageContents(correctedPdf).map((text) => text?.replace(matrixLine, '\n'))).toEqual(
      listPageContents(plainPdf),
    );
    expect(correctedPdf).toMatch(/\/MediaBox \[\s*0\s+0\s+595\.275591\s+841\.889764\s*\]/);

    // Compares the positions on the rendered pages.
    for (const png of renderWithTwoEngines(correctedPath, 600)) {
      const leftEdges = findLeftEdges(png, correctY(61 + 4), 600);
      console.log('left edges of the PDF in mm', leftEdges.map((mm) => mm.toFixed(3)).join(' '));
      expect(leftEdges).toHaveLength(4);
      leftEdges.forEach((left, column) => expect(Math.abs(left - correctX(column * 51))).toBeLessThan(0.1));
    }
    const printedEdges = findLeftEdges(correctedSheet.render(1, 600), correctY(61 + 4), 600);
    console.log('left edges of the print window in mm', printedEdges.map((mm) => mm.toFixed(3)).join(' '));
    expect(printedEdges).toHaveLength(4);
    printedEdges.forEach((left, column) => expect(Math.abs(left - correctX(column * 51))).toBeLessThan(0.1));

    // Compares the positions in the print windows.
    expect(plainGeometry).toHaveLength(16);
    plainGeometry.forEach(([x = NaN, y = NaN], index) => {
      const [movedX = NaN, movedY = NaN] = correctedGeometry[index] ?? [];
      expect(Math.abs(movedX - correctX(x))).toBeLessThan(0.01);
      expect(Math.abs(movedY - correctY(y))).toBeLessThan(0.01);
    });
  },
);

/** Returns the top left corner of each sticker in the print window, in mm from the top left corner of its page. */
const measureStickers = (printWindow: Page) =>
  printWindow.locator('main > svg').evaluateAll((pages) =>
    pages.flatMap((pageElement) => {
      const origin = pageElement.getBoundingClientRect();
      return [...pageElement.querySelectorAll('svg')].map((sticker) => {
        const { x, y } = sticker.getBoundingClientRect();
        return [((x - origin.x) * 25.4) / 96, ((y - origin.y) * 25.4) / 96];
      });
    }),
  );

it('keeps a printer that was measured on a test page after a reload', async () => {
  const visitor = await openPrinting();
  const { page } = visitor;
  await choosePrinter(page, 'Add a printer…');
  const dialog = page.getByRole('dialog', { name: 'Add a printer' });
  await dialog.getByRole('textbox', { name: 'Name of the printer' }).fill('Front desk');
  const windowPromise = visitor.context.waitForEvent('page');
  await dialog.getByRole('button', { name: 'Print test page' }).click();
  const testWindow = await windowPromise;
  await testWindow.locator('html[data-printed]').waitFor({ state: 'attached' });
  await testWindow.getByText('Printer: Front desk').waitFor();
  await testWindow.close();
  const downloadPromise = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save as PDF' }).click();
  const testSheet = new PrintedSheets(await readFile(await (await downloadPromise).path()));
  if (missingReaders.length === 0) {
    expect(testSheet.readPageSizes()).toHaveLength(1);
    expect(testSheet.readWords(1).map(({ text }) => text)).toContain('actual');
  }
  for (const [name, length] of [
    ['A · Left edge to cross', '19.5'],
    ['B · Top edge to cross', '20'],
    ['C · Ruler across', '180'],
    ['D · Ruler down', '200'],
  ] as const) {
    await dialog.getByRole('textbox', { name }).fill(length);
  }
  await dialog.getByText('Correction: 0.5 mm right.').waitFor();
  await dialog.getByRole('button', { name: 'Save printer' }).click();
  await page.getByText('600 dpi · Front desk: 0.5 mm right').waitFor();
  // The Reset button does not change the selected printer.
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.reload();
  await page.getByText('600 dpi · Front desk: 0.5 mm right').waitFor();
  await expectNoErrors(visitor);
});

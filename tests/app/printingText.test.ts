import { readFile, writeFile } from 'node:fs/promises';

import { PNG } from 'pngjs';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { ensurePdfReaders } from '../../scripts/tools';
import { renderWithTwoEngines, readProgramOutput, savePdf } from './setup/savedPdf';
import { openPrinting, openTagSettings, printDesign } from './setup/printing';
import { expectNoErrors, withBrowser } from './setup/visit';

withBrowser();

const missingReaders = ensurePdfReaders();

const codeList =
  'Hexacode,Owner\nAIR-0001,Łucja Ødegård\nAIR-0002,Maximiliane-Theodora von Hohenstein\nAIR-0003,محمد بن راشد';

/** Enters a list of three codes, and adds three text lines: 'Scan me', Arabic with digits, and the column 'Owner'. */
async function addTextLines(page: Page) {
  const settings = page.getByRole('region', { name: 'Settings' });
  await openTagSettings(page);
  await settings.getByRole('radio', { name: /^List or CSV/ }).check();
  await settings.getByRole('textbox', { name: 'Codes' }).fill(codeList);
  await settings.getByRole('heading', { name: 'Text', exact: true }).click();
  const textField = settings.getByRole('textbox', { name: 'Text', exact: true });
  for (const content of ['Scan me', 'امسح الرمز 24', '']) {
    await settings.getByRole('button', { name: 'Add text' }).click();
    await textField.fill(content);
  }
  await settings.getByRole('button', { name: 'Insert' }).click();
  await page.getByRole('menuitem', { name: 'Owner' }).click();
  await page.getByText('3 stickers · 1 page A4').first().waitFor();
}

it('loads only the fonts that the texts need', async () => {
  const visitor = await openPrinting();
  const { page } = visitor;
  const fonts = new Set<string>();
  page.on('request', (request) => {
    const [, name] = /\/([a-z-]+)-[^/]+\.ttf$/.exec(request.url()) ?? [];
    if (name) fonts.add(name);
  });
  const settings = page.getByRole('region', { name: 'Settings' });
  await settings.getByRole('heading', { name: 'Text', exact: true }).click();
  await settings.getByRole('button', { name: 'Add text' }).click();
  const textField = settings.getByRole('textbox', { name: 'Text', exact: true });
  const textLine = page.getByRole('application', { name: /^Text line 1, / });
  await textLine.waitFor();
  await expect.poll(() => [...fonts]).toEqual(['figtree-bold']);
  await textField.fill('Łucja');
  await expect.poll(() => [...fonts]).toEqual(['figtree-bold', 'figtree-ext-bold']);
  await textField.fill('امسح');
  await expect.poll(() => [...fonts]).toEqual(['figtree-bold', 'figtree-ext-bold', 'arabic-bold']);
  await settings.getByRole('combobox', { name: 'Weight' }).click();
  await page.getByRole('option', { name: 'Regular' }).click();
  await textField.fill('Scan me');
  await expect.poll(() => fonts.has('figtree-regular')).toBe(true);
  await page.getByText(/^Yes\b/).waitFor();
  expect(fonts).not.toContain('bricolage-bold');
  await expectNoErrors(visitor);
});

/**
 * Returns the share of the dark pixels of `a` for which `b` has no dark pixel within one pixel, which is 0.07 mm at 384
 * dpi. This tolerance is necessary, since rendering engines smooth edges differently.
 */
function getUnmatchedShare(a: PNG, b: PNG): number {
  const isDark = (png: PNG, x: number, y: number) => (png.data[(y * png.width + x) * 4 + 1] ?? 255) < 128;
  const offsets = [-1, 0, 1];
  let [darkCount, unmatchedCount] = [0, 0];
  for (let y = 1; y < a.height - 1; y++) {
    for (let x = 1; x < a.width - 1; x++) {
      if (!isDark(a, x, y)) continue;
      darkCount += 1;
      if (!offsets.some((dy) => offsets.some((dx) => isDark(b, x + dx, y + dy)))) unmatchedCount += 1;
    }
  }
  return unmatchedCount / darkCount;
}

function crop(png: PNG, area: { x: number; y: number; width: number; height: number }): PNG {
  const croppedPng = new PNG({ width: area.width, height: area.height });
  PNG.bitblt(png, croppedPng, area.x, area.y, area.width, area.height, 0, 0);
  return croppedPng;
}

it.skipIf(missingReaders.length > 0)(
  'draws text lines at the same positions in the print window and the PDF',
  async () => {
    // Screenshots have 384 dpi: four times the 96 px per inch of CSS.
    const visitor = await openPrinting({ deviceScaleFactor: 4 });
    const { page } = visitor;
    await addTextLines(page);
    const path = await savePdf(page);
    await page.getByText('PDF saved').waitFor();
    const printWindow = await printDesign(visitor);
    const screenshot = PNG.sync.read(
      await printWindow.getByRole('img', { name: 'Page 1 of 1' }).screenshot({ scale: 'device' }),
    );
    await expectNoErrors(visitor);

    if (process.env.KEEP_PICTURES) await writeFile(`${process.env.KEEP_PICTURES}/x.pdf`, await readFile(path));
    expect(readProgramOutput('qpdf', '--check', path)).toContain('No syntax or stream encoding errors found');
    const fonts = readProgramOutput('pdffonts', path);
    for (const name of ['Figtree-Bold', 'FigtreeExt-Bold', 'NotoSansArabic-Bold']) expect(fonts).toContain(name);
    // pdftotext writes lines of mixed direction from left to right. Its invisible direction marks are removed.
    const text = readProgramOutput('pdftotext', '-layout', path, '-').replace(/[\u200e\u200f\u202a-\u202e]/g, '');
    for (const line of [
      'Scan me',
      '24 امسح الرمز',
      'Łucja Ødegård',
      'Maximiliane-Theodora von Hohenstein',
      'محمد بن راشد',
    ])
      expect(text).toContain(line);

    const pxPerMm = 384 / 25.4;
    for (const [engine, png] of renderWithTwoEngines(path, 384).entries()) {
      for (const stickerIndex of [0, 1, 2]) {
        // The bottom of the sticker, which contains the three text lines.
        const area = {
          x: Math.round(stickerIndex * 51 * pxPerMm),
          y: Math.round(40 * pxPerMm),
          width: Math.round(50 * pxPerMm),
          height: Math.round(20 * pxPerMm),
        };
        const [fromPdf, fromWindow] = [crop(png, area), crop(screenshot, area)];
        const unmatchedShare = Math.max(getUnmatchedShare(fromPdf, fromWindow), getUnmatchedShare(fromWindow, fromPdf));
        console.log(
          `engine ${engine}, sticker ${stickerIndex + 1}: ${(unmatchedShare * 100).toFixed(2)} % of the text differs`,
        );
        if (process.env.KEEP_PICTURES) {
          await writeFile(`${process.env.KEEP_PICTURES}/pdf-${engine}-${stickerIndex}.png`, PNG.sync.write(fromPdf));
          await writeFile(`${process.env.KEEP_PICTURES}/print-${stickerIndex}.png`, PNG.sync.write(fromWindow));
        }
        expect(unmatchedShare).toBeLessThan(0.005);
      }
    }
    expect((await readFile(path)).length).toBeLessThan(120_000);
  },
);

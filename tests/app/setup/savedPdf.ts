import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { PNG } from 'pngjs';
import type { Page } from 'playwright';

import { designColour } from './printing';
import { findEdges, readPpm } from './sheet';

/** Clicks 'Save as PDF' and returns the path of the file. */
export async function savePdf(page: Page): Promise<string> {
  const downloadPromise = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as PDF' }).click();
  const download = await downloadPromise;
  const path = join(mkdtempSync(join(tmpdir(), 'pdf-')), download.suggestedFilename());
  await download.saveAs(path);
  return path;
}

/** Runs a program and returns its output. */
export const readProgramOutput = (program: string, ...args: string[]) =>
  execFileSync(program, args, { encoding: 'utf8' });

/** Renders the first page with MuPDF and with poppler at `dpi`. */
export function renderWithTwoEngines(path: string, dpi: number) {
  const [mupdfFile, popplerFile] = [`${path}-mupdf.ppm`, `${path}-poppler`];
  readProgramOutput('mutool', 'draw', '-q', '-r', String(dpi), '-F', 'ppm', '-o', mupdfFile, path, '1');
  readProgramOutput('pdftoppm', '-f', '1', '-l', '1', '-r', String(dpi), '-singlefile', path, popplerFile);
  return [mupdfFile, `${popplerFile}.ppm`].map(readPpm);
}

/** Returns the left edges of the printed designs, in mm, in the row of pixels `y` mm below the top of the page. */
export function findLeftEdges(png: PNG, y: number, dpi: number): number[] {
  const pxPerMm = dpi / 25.4;
  const row = Math.round(y * pxPerMm);
  const data = png.data.subarray(row * png.width * 4, (row + 1) * png.width * 4);
  const getDesignColourShare = (_: number, green: number) => (255 - green) / (255 - designColour[1]);
  return findEdges(Object.assign(new PNG({ width: png.width, height: 1 }), { data }), getDesignColourShare).map(
    (px) => px / pxPerMm,
  );
}

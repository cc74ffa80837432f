import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, inject, it } from 'vitest';

import { paths } from '~/domain/paths';

import { designFile } from '../app/setup/printing';
import { readProgramOutput } from '../app/setup/savedPdf';
import { missingReaders, PrintedSheets } from '../app/setup/sheet';
import type { EngineTestContext } from './setup/engineTestContext';
import type { RecordedWindow } from './setup/recordErrors';
import type { Visitor } from './setup/visitor';

/** Sets the file of the file input by script, since tests cannot use the browser's file dialog. */
const uploadDesign = (visitor: Visitor) =>
  visitor.tab.evaluate(
    (name, type, base64) => {
      const content = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], name, { type }));
      const field = window.TestingLibraryDom.getByLabelText<HTMLInputElement>(document.body, 'Upload a picture');
      field.files = dataTransfer.files;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    },
    designFile.name,
    designFile.mimeType,
    designFile.buffer.toString('base64'),
  );

/** Writes the last file that the page has saved to a temporary folder, and returns its path. */
async function copySavedFile({ tab }: Visitor): Promise<string> {
  const base64 = await tab.evaluate(async () => {
    const file = (window as unknown as RecordedWindow).savedFiles.at(-1);
    const bytes = new Uint8Array((await file?.content.arrayBuffer()) ?? []);
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  });
  const path = join(mkdtempSync(join(tmpdir(), 'pdf-')), 'saved.pdf');
  writeFileSync(path, Buffer.from(base64, 'base64'));
  return path;
}

/** Defines the tests of the printing screen. */
export function checkPrinting({ visit }: EngineTestContext): void {
  it.skipIf(missingReaders.length > 0)('prints a sheet, saves it as a PDF, and reads its codes', async () => {
    const visitor = await visit();
    await visitor.signIn();
    await visitor.open(paths.agency.printing());
    await visitor.find({ role: 'heading', name: 'Printing' });
    await uploadDesign(visitor);
    await visitor.find({ text: 'design.png' });
    await visitor.fill({ role: 'textbox', name: 'Quantity' }, '17');
    await visitor.press('Tab');

    await visitor.click({ role: 'button', name: 'Print Design' });
    await visitor.waitUntil(() => (window as unknown as RecordedWindow).openedWindows[0]?.printCount === 1);
    const pages = await visitor.tab.evaluate(() => {
      const [printWindow] = (window as unknown as RecordedWindow).openedWindows;
      const pageElements = [...(printWindow?.document.querySelectorAll('main > svg') ?? [])];
      printWindow?.close();
      return pageElements.map((page) => [page.getAttribute('viewBox'), page.querySelectorAll('image').length]);
    });
    expect(pages).toEqual([
      ['0 0 210 297', 16],
      ['0 0 210 297', 1],
    ]);

    // The page gets the focus back when the browser has closed the print window.
    await visitor.waitUntil(() => document.hasFocus());
    await visitor.click({ role: 'button', name: 'Check codes' });
    await visitor.find({ text: '17 of 17 codes read' });
    await visitor.click({ role: 'button', name: 'Save as PDF' });
    await visitor.find({ text: 'PDF saved' });
    const path = await copySavedFile(visitor);
    expect(readProgramOutput('qpdf', '--check', path)).toContain('No syntax or stream encoding errors found');
    const sheets = new PrintedSheets(readFileSync(path));
    expect(sheets.readPageSizes()).toHaveLength(2);
    const { zbar, zxing } = await sheets.readCodes(1, 300, { x: 51, y: 61, width: 50, height: 60 });
    expect(zbar).toEqual([expect.stringContaining(`${inject('siteOrigin')}/t/`)]);
    expect(zxing).toEqual(zbar);
    await visitor.expectNoErrors();
  });
}

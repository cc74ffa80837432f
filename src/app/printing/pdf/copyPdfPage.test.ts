import { inflateSync } from 'node:zlib';

import { PDFDocument, PDFName, PDFRef, StandardFonts } from '@cantoo/pdf-lib';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { firstFormObjectNumber } from '~/domain/printing/pdf/pdfForm';

import { copyPdfPage, openPdfForCopying, readTrimBox } from './copyPdfPage';
import type { PdfPageCopy } from './copyPdfPage';

const geometry = { view: [0, 0, 100, 200], rotation: 0, userUnit: 1 } as const;

/** Creates a PDF with two pages, of which the first has a rectangle. `change` can change the PDF. */
async function createPdf(change?: (pdf: PDFDocument) => unknown) {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([100, 200]);
  page.drawRectangle({ x: 0, y: 0, width: 50, height: 50 });
  pdf.addPage([300, 300]).drawText('The other page');
  await change?.(pdf);
  return pdf;
}

const copyFirstPage = async (pdf: PDFDocument, options?: Parameters<PDFDocument['save']>[0]) =>
  copyPdfPage(await openPdfForCopying(new Uint8Array(await pdf.save(options))), 1, geometry);

const toText = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

it.each([true, false])('copies the content of a page, with object streams: %s', async (useObjectStreams) => {
  const { form } = await copyFirstPage(await createPdf(), { useObjectStreams });
  expect(form).toMatchObject({ width: 100, height: 200, catalogEntries: '' });
  expect(form.entries).toMatch(/\/BBox \[0 0 100 200\] .*\/Resources \d+ 0 R \/Filter \/FlateDecode$/);
  const content = inflateSync(form.bytes).toString('latin1');
  expect(content).toContain('0 50 l');
  expect(form.objects.map(toText).join('')).not.toContain('Helvetica');
});

it('copies a page without content', async () => {
  const { form } = await copyFirstPage(await createPdf((pdf) => pdf.getPage(0).node.delete(PDFName.of('Contents'))));
  expect(inflateSync(form.bytes)).toHaveLength(0);
});

it('writes null in place of missing objects, so that the object numbers have no gaps', async () => {
  const { form } = await copyFirstPage(
    await createPdf((pdf) =>
      pdf
        .getPage(0)
        .node.Resources()
        ?.set(PDFName.of('XObject'), pdf.context.obj({ Gone: PDFRef.of(999) })),
    ),
  );
  expect(form.objects.map(toText)).toContain('null');
});

it('reports whether the page uses fonts that are not embedded', async () => {
  expect((await copyFirstPage(await createPdf())).hasUnembeddedFonts).toBe(false);
  const pdfWithFont = await createPdf(async (pdf) => {
    const font = await pdf.embedFont(StandardFonts.Helvetica);
    pdf.getPage(0).drawText('Scan me', { font });
  });
  expect((await copyFirstPage(pdfWithFont)).hasUnembeddedFonts).toBe(true);
});

it('rejects a page whose content stream has an image filter', async () => {
  const pdf = await createPdf((pdfToChange) => {
    const content = pdfToChange.context.stream('x', { Filter: 'DCTDecode' });
    pdfToChange.getPage(0).node.set(PDFName.of('Contents'), pdfToChange.context.register(content));
  });
  await expect(copyFirstPage(pdf)).rejects.toThrow('DCTDecode');
});

it('rejects encrypted files', async () => {
  const file = toText(await (await createPdf()).save({ useObjectStreams: false }));
  const encrypted = file.replace('trailer\n<<', 'trailer\n<< /Encrypt << /Filter /Standard >>');
  await expect(openPdfForCopying(new Uint8Array(Buffer.from(encrypted, 'latin1')))).rejects.toThrow('encrypted');
});

it('reads the trim box of a page', async () => {
  const pdf = await createPdf((pdfToChange) => pdfToChange.getPage(0).setTrimBox(10, 20, 60, 70));
  expect([readTrimBox(pdf, 1), readTrimBox(pdf, 2)]).toEqual([
    [10, 20, 70, 90],
    [0, 0, 300, 300],
  ]);
});

/** Tokens that damage a PDF when they replace a part of its bytes. */
const tokens = [
  '999 0 R',
  '1 0 R',
  '<<',
  '>>',
  '[',
  ']',
  '/',
  'null',
  '-1',
  '99999999',
  'endobj',
  'stream',
  '(',
  '\0',
  '',
];

it('copies a damaged PDF with all objects that it refers to, or rejects it', async () => {
  const file = toText(await (await createPdf()).save({ useObjectStreams: false }));
  const anyReplacement = fc.tuple(fc.nat(file.length), fc.nat(30), fc.constantFrom(...tokens));
  const anyLength = fc.option(fc.nat(file.length), { freq: 8, nil: file.length });
  let copyCount = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(anyReplacement, { maxLength: 4 }), anyLength, async (replacements, fileLength) => {
      const damaged = replacements.reduce(
        (text, [offset, length, token]) => text.slice(0, offset) + token + text.slice(offset + length),
        file.slice(0, fileLength),
      );
      const source = await openPdfForCopying(new Uint8Array(Buffer.from(damaged, 'latin1'))).catch(
        (error: unknown) => error,
      );
      if (!(source instanceof PDFDocument)) {
        expect(source).toBeInstanceOf(Error);
        return;
      }
      const copy = await copyPdfPage(source, 1, geometry).catch((error: unknown) => error);
      if (copy instanceof Error) return;
      const { form } = copy as PdfPageCopy;
      inflateSync(form.bytes);
      const texts = [form.entries, form.catalogEntries, ...form.objects.map(toText)];
      const references = texts.flatMap((text) => [...text.matchAll(/(\d+) 0 R/g)].map(([, number]) => Number(number)));
      for (const number of references) expect(number).toBeLessThan(firstFormObjectNumber + form.objects.length);
      copyCount += 1;
    }),
  );
  expect(copyCount).toBeGreaterThan(0);
});

import { readFileSync } from 'node:fs';
import { deflateSync, inflateSync } from 'node:zlib';

import { expect, it } from 'vitest';

import type { PageScene, Shape } from '../sticker/scene';
import type { PdfForm } from './pdfForm';
import type { PdfImage } from './pdfImage';
import { toLatin1Bytes } from './pdfText';
import { writePdf } from './writePdf';
import type { PdfRequest, PdfStep } from './writePdf';

const image: Shape = { kind: 'image', x: 0, y: 0, width: 50, height: 60 };
const createPage = (stickerCount: number, shape: Shape = image): PageScene => ({
  width: 210,
  height: 297,
  marks: [],
  stickers: Array.from({ length: stickerCount }, (_, index) => ({
    index,
    x: 0,
    y: 60 * index,
    sticker: { width: 50, height: 60, bleed: { x: 0, y: 0 }, shapes: [shape] },
  })),
});

async function writeTestPdf(pages: readonly PageScene[], options: Partial<PdfRequest> = {}) {
  const steps: PdfStep[] = [];
  const request: PdfRequest = {
    pages,
    pageCount: pages.length,
    title: 'Stickers',
    creator: 'Tags',
    createdAt: new Date('2026-01-02T03:04:05Z'),
    deflate: (bytes) => Promise.resolve(new Uint8Array(deflateSync(bytes))),
    ...options,
  };
  for await (const step of writePdf(request)) steps.push(step);
  return { steps, text: Buffer.concat(steps.flatMap(({ parts }) => parts)).toString('latin1') };
}

/**
 * Finds the objects of a PDF through the cross-reference table, as a PDF reader does. Returns them by object number.
 */
function readObjects(text: string): Map<number, string> {
  const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  const [, header, ...lines] = text.slice(start).split('\n');
  const count = Number(header?.split(' ')[1]);
  return new Map(
    lines.slice(1, count).map((line, index) => {
      expect(line).toHaveLength(19);
      const object = text.slice(Number(line.slice(0, 10)));
      return [index + 1, object.slice(0, object.indexOf('endobj'))];
    }),
  );
}

it('lists each object in the cross-reference table', async () => {
  const { text } = await writeTestPdf([createPage(2), createPage(1)]);
  const objects = readObjects(text);
  expect(objects.size).toBe(8);
  for (const [number, object] of objects) expect(object).toMatch(new RegExp(`^${number} 0 obj\n`));
  expect(text.match(/^\d+ 0 obj$/gm)).toHaveLength(8);
  expect(text).toMatch(/^%PDF-1\.7\n/);
  expect(text).toMatch(/\/Root 1 0 R \/Info 3 0 R >>\nstartxref\n\d+\n%%EOF\n$/);
});

it('has exact page sizes and asks readers to print at actual size', async () => {
  const objects = readObjects((await writeTestPdf([createPage(1)])).text);
  expect(objects.get(1)).toMatch(/^1 0 obj\n<< \/Type \/Catalog .*\/PrintScaling \/None [^<>]*>> >>\n$/);
  expect(objects.get(2)).toContain('/Type /Pages /Count 1 /Kids [5 0 R]');
  expect(objects.get(4)).toBe('4 0 obj\n<< /Font <<  >> >>\n');
  expect(objects.get(5)).toBe(
    '5 0 obj\n<< /Type /Page /Parent 2 0 R /Resources 4 0 R /MediaBox [0 0 595.275591 841.889764] /Contents 6 0 R >>\n',
  );
});

it('writes TrimBox and BleedBox, measured from the bottom of the page', async () => {
  const trim = { x: 25.4, y: 50.8, width: 127, height: 25.4 };
  const bleed = { x: 0, y: 25.4, width: 152.4, height: 76.2 };
  const page = { ...createPage(0), height: 254 };
  const { text } = await writeTestPdf([page], { boxes: { trim, bleed } });
  expect(readObjects(text).get(5)).toContain(
    '/MediaBox [0 0 595.275591 720] /TrimBox [72 504 432 576] /BleedBox [0 432 432 648] /Contents',
  );
});

it('does not apply the correction of the printer to page size, TrimBox and BleedBox', async () => {
  const boxes = { trim: { x: 1, y: 2, width: 50, height: 60 }, bleed: { x: 0, y: 1, width: 52, height: 62 } };
  const [plain, corrected] = [undefined, { dx: 0.5, dy: 0, sx: 1.01, sy: 1 }].map((calibration) =>
    writeTestPdf([createPage(1)], { boxes, calibration }),
  );
  const [plainObjects, correctedObjects] = [
    readObjects((await plain)?.text ?? ''),
    readObjects((await corrected)?.text ?? ''),
  ];
  expect(correctedObjects.get(5)).toContain('/TrimBox');
  expect(correctedObjects.get(5)).toBe(plainObjects.get(5));
  expect(correctedObjects.get(6)).not.toBe(plainObjects.get(6));
});

it('writes the title, the program and the creation time', async () => {
  const { text } = await writeTestPdf([]);
  expect(readObjects(text).get(3)).toContain(
    '/Title <FEFF0053007400690063006B006500720073> /Creator <FEFF0054006100670073> /CreationDate (D:20260102030405Z)',
  );
});

it('compresses the content of the pages', async () => {
  const content = readObjects((await writeTestPdf([createPage(0)])).text).get(6) ?? '';
  const stream = content.slice(content.indexOf('stream\n') + 7, content.indexOf('\nendstream'));
  expect(inflateSync(Buffer.from(stream, 'latin1')).toString()).toBe('2.834646 0 0 -2.834646 0 841.889764 cm\n');
  expect(content).toContain(`<< /Filter /FlateDecode /Length ${stream.length} >>`);
});

it('embeds the fonts of text lines after the pages', async () => {
  const bytes = new Uint8Array(readFileSync('src/components/printing/text/fonts/figtree-bold.ttf'));
  const face = { name: 'Figtree-Bold', bytes, unitsPerEm: 1000 };
  const run = { face, x: 0, glyphs: [{ id: 47, x: 0, y: 0, text: 'S' }], isRightToLeft: false, path: '' };
  const inkBounds = { left: 0, top: -0.7, right: 0.6, bottom: 0 };
  const line = { ok: true, text: 'S', runs: [run], width: 0.6, inkBounds, capHeight: 0.7 } as const;
  const page = createPage(1, { kind: 'glyphs', x: 3, y: 5, line, size: 2, fill: '#000000' });
  const { text } = await writeTestPdf([page, page], { deflate: (content) => Promise.resolve(content) });
  const objects = readObjects(text);
  expect(objects.get(8)).toContain('BT /T1 2 Tf 1 0 0 -1 3 5 Tm [<0001>] TJ ET\n');
  expect(objects.get(4)).toBe('4 0 obj\n<< /Font <<  /T1 9 0 R >> >>\n');
  expect(objects.get(9)).toContain('/Type /Font /Subtype /Type0 /BaseFont /AAAAAA+Figtree-Bold ');
  expect(objects.size).toBe(14);
});

const design: PdfImage = { width: 3, height: 2, encoding: '/Filter /DCTDecode', bytes: Uint8Array.of(65, 66) };

it('stores the design once, with its opacity', async () => {
  const { text } = await writeTestPdf([createPage(3), createPage(1)], {
    design: { ...design, alpha: { encoding: '/Filter /FlateDecode', bytes: Uint8Array.of(67) } },
  });
  const objects = readObjects(text);
  expect(objects.get(5)).toBe(
    '5 0 obj\n<< /Type /XObject /Subtype /Image /Width 3 /Height 2 /Filter /DCTDecode /SMask 6 0 R /Length 2 >>\nstream\nAB\nendstream\n',
  );
  expect(objects.get(4)).toContain('/XObject << /D 5 0 R >>');
  expect(text.match(/\/Subtype \/Image/g)).toHaveLength(2);
  const opaquePdf = await writeTestPdf([createPage(1)], { design });
  expect(readObjects(opaquePdf.text).get(6)).toContain('/Type /Page ');
  expect(readObjects(opaquePdf.text).get(5)).toContain('/Height 2 /Filter /DCTDecode /Length 2 >>');
});

it('names the font of labels only if there are labels', async () => {
  expect((await writeTestPdf([createPage(1)], { hasLabels: true })).text).toContain('/Font << /F << /Type /Font');
  expect((await writeTestPdf([createPage(1)])).text).not.toContain('Helvetica');
});

it('reports its progress after each page', async () => {
  const { steps } = await writeTestPdf([createPage(3), createPage(1)]);
  expect(steps.map(({ writtenPageCount, writtenStickerCount }) => [writtenPageCount, writtenStickerCount])).toEqual([
    [0, 0],
    [1, 3],
    [2, 4],
    [2, 4],
  ]);
});

it('draws only one page ahead of the page that is written', async () => {
  let drawnCount = 0;
  function* drawPages() {
    for (let page = 0; page < 4; page++) {
      drawnCount += 1;
      yield createPage(1);
    }
  }
  const steps = writePdf({
    pages: drawPages(),
    pageCount: 4,
    title: '',
    creator: '',
    createdAt: new Date(0),
    deflate: (bytes) => Promise.resolve(bytes),
  });
  await steps.next();
  expect(drawnCount).toBe(0);
  await steps.next();
  expect(drawnCount).toBe(2);
  await steps.next();
  expect(drawnCount).toBe(3);
});

it('stores a page of another PDF once, as a form with its objects and layers', async () => {
  const form: PdfForm = {
    width: 200,
    height: 100,
    entries: '/Type /XObject /Subtype /Form /Resources 7 0 R',
    bytes: Uint8Array.of(65, 66),
    objects: [toLatin1Bytes('null'), toLatin1Bytes('<< /Font << >> >>')],
    catalogEntries: '/OCProperties 6 0 R',
  };
  const objects = readObjects((await writeTestPdf([createPage(2), createPage(1)], { design: form })).text);
  expect(objects.get(1)).toContain('/OCProperties 6 0 R');
  expect(objects.get(4)).toContain('/XObject << /D 5 0 R >>');
  expect(objects.get(5)).toBe(
    '5 0 obj\n<< /Type /XObject /Subtype /Form /Resources 7 0 R /Length 2 >>\nstream\nAB\nendstream\n',
  );
  expect(objects.get(6)).toBe('6 0 obj\nnull\n');
  expect(objects.get(7)).toBe('7 0 obj\n<< /Font << >> >>\n');
  expect(objects.get(2)).toContain('/Kids [8 0 R 10 0 R]');
});

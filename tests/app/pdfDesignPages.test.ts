import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { PNG } from 'pngjs';
import { expect, it } from 'vitest';

import { copyPdfPage, openPdfForCopying } from '~/app/printing/pdf/copyPdfPage';
import { deflate } from '~/app/printing/pdf/deflate';
import { writePdf } from '~/domain/printing/pdf/writePdf';

import { ensurePdfReaders } from '../../scripts/tools';
import { createArtwork, artworkSize, getUserSpaceSize } from './setup/pdfPages';
import type { SamplePageOptions } from './setup/pdfPages';
import { renderWithTwoEngines, readProgramOutput } from './setup/savedPdf';
import { readPpm } from './setup/sheet';

const missingReaders = ensurePdfReaders();

/** Resolution at which a pixel is 0.1 mm wide. */
const dpi = 254;

const folder = mkdtempSync(join(tmpdir(), 'pdf-design-'));

/** Writes a PDF of two pages, each filled by one sticker with the artwork. Returns the path of the file. */
async function writeStickers(
  artwork: Buffer,
  { rotate: rotation = 0, userUnit = 1, offset = { x: 0, y: 0 } }: SamplePageOptions,
) {
  const { width, height } = getUserSpaceSize(rotation, userUnit);
  const view = [offset.x, offset.y, offset.x + width, offset.y + height] as const;
  const { form: design } = await copyPdfPage(await openPdfForCopying(new Uint8Array(artwork)), 1, {
    view,
    rotation,
    userUnit,
  });
  const sticker = {
    ...artworkSize,
    bleed: { x: 0, y: 0 },
    shapes: [{ kind: 'image', x: 0, y: 0, ...artworkSize } as const],
  };
  const page = { ...artworkSize, marks: [], stickers: [{ index: 0, x: 0, y: 0, sticker }] };
  const parts: Uint8Array[] = [];
  const request = { title: 'Stickers', creator: 'Tests', createdAt: new Date(0), design, deflate };
  for await (const step of writePdf({ pages: [page, page], pageCount: 2, ...request })) parts.push(...step.parts);
  const path = join(folder, `stickers-${rotation}-${userUnit}.pdf`);
  writeFileSync(path, Buffer.concat(parts));
  return path;
}

/** Draws the visible part of the first page with poppler, which ignores user units. */
function drawOriginal(artwork: Buffer, userUnit = 1): PNG {
  const path = join(folder, 'artwork.pdf');
  writeFileSync(path, artwork);
  readProgramOutput(
    'pdftoppm',
    '-cropbox',
    '-r',
    String(dpi * userUnit),
    '-W',
    '500',
    '-H',
    '600',
    '-singlefile',
    path,
    path,
  );
  return readPpm(`${path}.ppm`);
}

/** Counts the pixels of `a` that have no similar pixel in `b` within 0.1 mm. */
function countUnmatchedPixels(a: PNG, b: PNG): number {
  const getColour = ({ data, width }: PNG, x: number, y: number) =>
    data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3);
  const neighbourOffsets = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy] as const));
  let count = 0;
  for (let y = 1; y < a.height - 1; y++)
    for (let x = 1; x < a.width - 1; x++) {
      const colour = getColour(a, x, y);
      const isSimilar = neighbourOffsets.some(([dx, dy]) =>
        getColour(b, x + dx, y + dy).every((channel, index) => Math.abs(channel - (colour[index] ?? 0)) < 40),
      );
      if (!isSimilar) count += 1;
    }
  return count;
}

it
  .skipIf(missingReaders.length > 0)
  .each<SamplePageOptions>([
    { rotate: 0 },
    { rotate: 90, offset: { x: 37, y: -11 } },
    { rotate: 180, offset: { x: 37, y: -11 }, userUnit: 2 },
    { rotate: 270, userUnit: 0.5 },
  ])('draws a page of a PDF on stickers as PDF readers show it (rotated by $rotate degrees)', async (options) => {
  const artwork = createArtwork(options);
  const path = await writeStickers(artwork, options);
  expect(readProgramOutput('qpdf', '--check', path)).toContain('No syntax or stream encoding errors found');
  const original = drawOriginal(artwork, options.userUnit);
  for (const png of renderWithTwoEngines(path, dpi)) {
    expect([png.width, png.height]).toEqual([original.width, original.height]);
    expect(countUnmatchedPixels(original, png)).toBeLessThan(30);
    expect(countUnmatchedPixels(png, original)).toBeLessThan(30);
  }
});

it.skipIf(missingReaders.length > 0)(
  'stores the page once, as vectors with its font, and nothing else of the file',
  async () => {
    const script = '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>';
    const annotation =
      '/Annots [<< /Type /Annot /Subtype /Text /Rect [0 0 20 20] /Contents (Draft) >>] /PieceInfo << /Tool << /Private (x) >> >>';
    const path = await writeStickers(createArtwork({ catalog: script, page: annotation, pageCount: 3 }), {});
    const qdf = readProgramOutput('qpdf', '--qdf', path, '-');
    expect(qdf.match(/\/Subtype \/Form/g)).toHaveLength(3);
    expect(qdf.match(/\/D Do/g)).toHaveLength(2);
    // One transparency group belongs to the copied page, and one to the mask of the shadow.
    expect(qdf.match(/\/S \/Transparency/g)).toHaveLength(2);
    expect(qdf).not.toMatch(/JavaScript|Annot|PieceInfo|0 0\.5 0\.2 rg/);
    const listRows = (program: string) =>
      readProgramOutput(program, ...(program === 'pdfimages' ? ['-list'] : []), path)
        .trim()
        .split('\n')
        .slice(2);
    // pdfimages lists an image and its soft mask in two rows with the same object number.
    expect(new Set(listRows('pdfimages').map((row) => row.trim().split(/\s+/)[10])).size).toBe(1);
    expect(listRows('pdffonts').filter((row) => row.includes('Figtree'))).toEqual([
      expect.stringMatching(/yes +yes +no/),
    ]);
  },
);

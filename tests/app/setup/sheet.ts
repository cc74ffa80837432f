import { execFileSync, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { PNG } from 'pngjs';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

import { ensureSheetReaders } from '../../../scripts/tools';

/** Independent readers that are not installed. Tests that need them are skipped with a message, and fail in CI. */
export const missingReaders = ensureSheetReaders();

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
await prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer }, fireImmediately: true });

/** A PNG of one colour: a design whose edges are easy to detect in print. */
export function plainPng(width: number, height: number, [red, green, blue]: readonly [number, number, number]): Buffer {
  const png = new PNG({ width, height });
  for (let pixel = 0; pixel < width * height; pixel++) png.data.set([red, green, blue, 255], pixel * 4);
  return PNG.sync.write(png);
}

type CodeKind = 'qr' | 'barcode';
const kinds = {
  qr: { zbar: 'qrcode', zxing: 'QRCode' },
  barcode: { zbar: 'code128', zxing: 'Code128' },
} as const;

/** A word of a page and its centre in mm from the top left corner. */
export type Word = { text: string; x: number; y: number };

type Part = { x: number; y: number; width: number; height: number };

/** A printed sheet: a PDF as the browser's print dialog saves it. */
export class Sheet {
  readonly #folder = mkdtempSync(join(tmpdir(), 'sheet-'));
  readonly #file = join(this.#folder, 'sheet.pdf');

  constructor(pdf: Buffer) {
    writeFileSync(this.#file, pdf);
  }

  /** Size of each page in mm. */
  pageSizes(): { width: number; height: number }[] {
    const info = execFileSync('pdfinfo', ['-f', '1', '-l', '999', this.#file], { encoding: 'utf8' });
    return [...info.matchAll(/size:\s+([\d.]+) x ([\d.]+) pts/g)].map((match) => ({
      width: (Number(match[1]) / 72) * 25.4,
      height: (Number(match[2]) / 72) * 25.4,
    }));
  }

  /** Words of a page with their positions, from an independent reader. */
  words(page: number): Word[] {
    const place = ['-bbox', '-f', String(page), '-l', String(page), this.#file, '-'];
    const found = execFileSync('pdftotext', place, { encoding: 'utf8' });
    const toMm = (from = '', to = '') => ((Number(from) + Number(to)) / 2 / 72) * 25.4;
    return [...found.matchAll(/<word xMin="(.*?)" yMin="(.*?)" xMax="(.*?)" yMax="(.*?)">(.*?)<\/word>/g)].map(
      ([, left, top, right, bottom, text = '']) => ({ text, x: toMm(left, right), y: toMm(top, bottom) }),
    );
  }

  /** A page as pixels; `part` is a part of it in px at that resolution. */
  raster(page: number, dpi: number, part?: Part): PNG {
    return PNG.sync.read(readFileSync(this.#png(page, dpi, part)));
  }

  /** Decodes codes of one kind in a part of a page (mm) at `dpi` with two independent readers. */
  async read(
    page: number,
    dpi: number,
    part: Part,
    kind: CodeKind = 'qr',
  ): Promise<{ zbar: string[]; zxing: string[] }> {
    const toPx = (mm: number) => Math.round((mm / 25.4) * dpi);
    const png = this.#png(page, dpi, {
      x: toPx(part.x),
      y: toPx(part.y),
      width: toPx(part.width),
      height: toPx(part.height),
    });
    const { stdout } = spawnSync('zbarimg', ['--quiet', '--raw', '-Sdisable', `-S${kinds[kind].zbar}.enable`, png], {
      encoding: 'utf8',
    });
    const found = await readBarcodes(readFileSync(png), { formats: [kinds[kind].zxing] });
    return { zbar: stdout.split('\n').filter(Boolean), zxing: found.map(({ text }) => text) };
  }

  #png(page: number, dpi: number, part?: Part): string {
    const corner = part ? `-${part.x}-${part.y}` : '';
    const name = join(this.#folder, `page-${page}-${dpi}${corner}`);
    const window = part ? ['-x', part.x, '-y', part.y, '-W', part.width, '-H', part.height].map(String) : [];
    const place = ['-f', String(page), '-l', String(page), '-r', String(dpi), '-singlefile', '-png'];
    execFileSync('pdftoppm', [...place, ...window, this.#file, name]);
    return `${name}.png`;
  }
}

/** Positions in px along a row of pixels where `shade` rises above a half, with subpixel accuracy. */
export function findEdges({ data, width }: PNG, shade: (red: number, green: number, blue: number) => number): number[] {
  const shades = Array.from({ length: width }, (_, x) =>
    shade(data[x * 4] ?? 0, data[x * 4 + 1] ?? 0, data[x * 4 + 2] ?? 0),
  );
  return shades.flatMap((now, x) => {
    const before = shades[x - 1] ?? 0;
    return before < 0.5 && now >= 0.5 ? [x + (1 - now)] : [];
  });
}

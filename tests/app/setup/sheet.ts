import { execFileSync, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { PNG } from 'pngjs';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

import { ensureSheetReaders } from '../../../scripts/tools';

/** Names of the programs for reading printed sheets that are not installed. Tests that need them are skipped. */
export const missingReaders = ensureSheetReaders();

const wasmPath = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
await prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasmPath).buffer }, fireImmediately: true });

/** Creates a PNG of one colour. As a design, its edges are easy to find on a printed sheet. */
export function createPlainPng(
  width: number,
  height: number,
  [red, green, blue]: readonly [number, number, number],
): Buffer {
  const png = new PNG({ width, height });
  for (let pixel = 0; pixel < width * height; pixel++) png.data.set([red, green, blue, 255], pixel * 4);
  return PNG.sync.write(png);
}

/**
 * Reads a picture in the PPM format. PPM files are not compressed, so large pages take much less time than PNG files.
 */
export function readPpm(path: string): PNG {
  const ppm = readFileSync(path);
  const [header = '', width, height] = /^P6\s(\d+)\s(\d+)\s255\s/.exec(ppm.toString('latin1', 0, 50)) ?? [];
  if (!header) throw new Error(`${path} is not a PPM file.`);
  const png = new PNG({ width: Number(width), height: Number(height) });
  const { data } = png;
  for (let sourceIndex = header.length, targetIndex = 0; targetIndex < data.length; targetIndex += 4) {
    data[targetIndex] = ppm[sourceIndex++] ?? 0;
    data[targetIndex + 1] = ppm[sourceIndex++] ?? 0;
    data[targetIndex + 2] = ppm[sourceIndex++] ?? 0;
    data[targetIndex + 3] = 255;
  }
  return png;
}

type CodeKind = 'qr' | 'barcode';
/** Names of each kind of code in the two programs that decode codes. */
const formatNames = {
  qr: { zbar: 'qrcode', zxing: 'QRCode' },
  barcode: { zbar: 'code128', zxing: 'Code128' },
} as const;

/** A word on a page. `x` and `y` are the position of its centre in mm from the top left corner. */
export type Word = { text: string; x: number; y: number };

type Area = { x: number; y: number; width: number; height: number };

/** Sheets in a PDF file, from the print window or from Save as PDF. Pages are numbered from 1. */
export class PrintedSheets {
  readonly #folder = mkdtempSync(join(tmpdir(), 'sheet-'));
  readonly #file = join(this.#folder, 'sheet.pdf');

  constructor(pdf: Buffer) {
    writeFileSync(this.#file, pdf);
  }

  /** Returns the size of each page in mm. */
  readPageSizes(): { width: number; height: number }[] {
    const pdfInfo = execFileSync('pdfinfo', ['-f', '1', '-l', '999', this.#file], { encoding: 'utf8' });
    return [...pdfInfo.matchAll(/size:\s+([\d.]+) x ([\d.]+) pts/g)].map((match) => ({
      width: (Number(match[1]) / 72) * 25.4,
      height: (Number(match[2]) / 72) * 25.4,
    }));
  }

  /** Returns the words that the program pdftotext finds on a page, with their positions. */
  readWords(page: number): Word[] {
    const options = ['-bbox', '-f', String(page), '-l', String(page), this.#file, '-'];
    const wordsXml = execFileSync('pdftotext', options, { encoding: 'utf8' });
    const toCentreMm = (start = '', end = '') => ((Number(start) + Number(end)) / 2 / 72) * 25.4;
    return [...wordsXml.matchAll(/<word xMin="(.*?)" yMin="(.*?)" xMax="(.*?)" yMax="(.*?)">(.*?)<\/word>/g)].map(
      ([, left, top, right, bottom, text = '']) => ({ text, x: toCentreMm(left, right), y: toCentreMm(top, bottom) }),
    );
  }

  /** Renders a page, or an area of it in px, at the resolution `dpi`. Returns the pixels. */
  render(page: number, dpi: number, area?: Area): PNG {
    return readPpm(this.#renderToFile(page, dpi, area));
  }

  /** Decodes the codes of one kind in an area (in mm) of a page at `dpi`, with two independent programs. */
  async readCodes(
    page: number,
    dpi: number,
    area: Area,
    kind: CodeKind = 'qr',
  ): Promise<{ zbar: string[]; zxing: string[] }> {
    const toPx = (mm: number) => Math.round((mm / 25.4) * dpi);
    const picture = this.#renderToFile(page, dpi, {
      x: toPx(area.x),
      y: toPx(area.y),
      width: toPx(area.width),
      height: toPx(area.height),
    });
    const { stdout } = spawnSync(
      'zbarimg',
      ['--quiet', '--raw', '-Sdisable', `-S${formatNames[kind].zbar}.enable`, picture],
      {
        encoding: 'utf8',
      },
    );
    const barcodes = await readBarcodes(readFileSync(picture), { formats: [formatNames[kind].zxing] });
    return { zbar: stdout.split('\n').filter(Boolean), zxing: barcodes.map(({ text }) => text) };
  }

  /** Renders a page, or an area of it in px, to a PPM file. Returns the path of the file. */
  #renderToFile(page: number, dpi: number, area?: Area): string {
    const areaSuffix = area ? `-${area.x}-${area.y}` : '';
    const pathWithoutExtension = join(this.#folder, `page-${page}-${dpi}${areaSuffix}`);
    const areaOptions = area ? ['-x', area.x, '-y', area.y, '-W', area.width, '-H', area.height].map(String) : [];
    const pageOptions = ['-f', String(page), '-l', String(page), '-r', String(dpi), '-singlefile'];
    execFileSync('pdftoppm', [...pageOptions, ...areaOptions, this.#file, pathWithoutExtension]);
    return `${pathWithoutExtension}.ppm`;
  }
}

/** Returns the positions in px, with decimals, at which `getShade` (0 to 1) rises to 0.5 along a row of pixels. */
export function findEdges(
  { data, width }: PNG,
  getShade: (red: number, green: number, blue: number) => number,
): number[] {
  const shades = Array.from({ length: width }, (_, x) =>
    getShade(data[x * 4] ?? 0, data[x * 4 + 1] ?? 0, data[x * 4 + 2] ?? 0),
  );
  return shades.flatMap((shade, x) => {
    const previousShade = shades[x - 1] ?? 0;
    return previousShade < 0.5 && shade >= 0.5 ? [x + (1 - shade)] : [];
  });
}

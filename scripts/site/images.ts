/** Renders SVG as PNG with the product's two fonts. The same SVG always gives the same PNG. */
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { renderAsync } from '@resvg/resvg-js';
import subsetFont from 'subset-font';

/** The fonts in the rendered pictures, each with its weight. */
const fontFaces = [
  { name: 'bricolage-grotesque', weight: 700 },
  { name: 'figtree', weight: 600 },
];

const characters =
  Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('') + '–—‘’“”…';

/**
 * Writes a TrueType file for each of `fontFaces` and returns the paths. The renderer reads fonts from files only, and
 * ignores the weights of variable fonts.
 */
async function makeFontFiles(): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'site-fonts-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return Promise.all(
    fontFaces.map(async ({ name, weight }) => {
      const sourcePath = `../../node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
      const variableFont = await readFile(new URL(sourcePath, import.meta.url));
      const fontData = await subsetFont(variableFont, characters, {
        targetFormat: 'truetype',
        variationAxes: { wght: weight },
      });
      const file = join(folder, `${name}-${weight}.ttf`);
      await writeFile(file, fontData);
      return file;
    }),
  );
}

let fontFiles: Promise<string[]> | undefined;

/** Renders `svg` as a PNG that is `width` px wide. Ignores the fonts of the system, which differ between machines. */
export async function renderPng(svg: string, width: number): Promise<Buffer> {
  fontFiles ??= makeFontFiles();
  const image = await renderAsync(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false, fontFiles: await fontFiles, defaultFontFamily: 'Figtree' },
  });
  return image.asPng();
}

export type SiteIcon = {
  file: string;
  /** Width and height in px. */
  size: number;
  /** True if the icon fills the square to its edges, for systems that crop icons to a shape of their own. */
  maskable: boolean;
};

/** Returns the icons of the site. The icon for iOS is maskable, since iOS shows transparent corners as black. */
export function listSiteIcons(): SiteIcon[] {
  return [
    { file: 'apple-touch-icon.png', size: 180, maskable: true },
    { file: 'icon-192.png', size: 192, maskable: false },
    { file: 'icon-512.png', size: 512, maskable: false },
    { file: 'icon-maskable-512.png', size: 512, maskable: true },
  ];
}

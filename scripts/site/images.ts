/** The site's pictures as files: SVG drawn to PNG with the product's own two faces, the same bytes every time. */
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { renderAsync } from '@resvg/resvg-js';
import subsetFont from 'subset-font';

/** The weights that pictures are set in. */
const faces = [
  { name: 'bricolage-grotesque', weight: 700 },
  { name: 'figtree', weight: 600 },
];

const characters =
  Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('') + '–—‘’“”…';

/** The renderer reads TrueType from files, and of variable fonts the first weight alone. */
async function makeFontFiles(): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'site-fonts-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return Promise.all(
    faces.map(async ({ name, weight }) => {
      const source = `../../node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
      const variable = await readFile(new URL(source, import.meta.url));
      const face = await subsetFont(variable, characters, {
        targetFormat: 'truetype',
        variationAxes: { wght: weight },
      });
      const file = join(folder, `${name}-${weight}.ttf`);
      await writeFile(file, face);
      return file;
    }),
  );
}

let fontFiles: Promise<string[]> | undefined;

/** `svg` as a PNG `width` px wide. Its texts are set in the product's faces; other fonts are not looked for. */
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
  /** Drawn to all edges, for a system that cuts it to a shape of its own. */
  maskable: boolean;
};

/** The icons of the built site. iOS rounds the corners itself and shows black where an icon is clear. */
export function siteIcons(): SiteIcon[] {
  return [
    { file: 'apple-touch-icon.png', size: 180, maskable: true },
    { file: 'icon-192.png', size: 192, maskable: false },
    { file: 'icon-512.png', size: 512, maskable: false },
    { file: 'icon-maskable-512.png', size: 512, maskable: true },
  ];
}

/**
 * `npm run fonts`, after an update of the font packages: writes subsets of the two fonts with the characters, weights
 * and features that the product uses to `src/components/theme/fonts`, and the fonts for text on stickers to
 * `src/components/printing/text/fonts`.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';

import subsetFont from 'subset-font';

/** The two fonts and their weights. The font of headings keeps one weight only, which halves the size of its files. */
const fonts = [
  { name: 'bricolage-grotesque', wght: 700 },
  { name: 'figtree', wght: { min: 400, max: 700 } },
];

/** Returns the characters with the code points `from` to `to`. */
const listCharacters = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/**
 * The characters of each font file, by the suffix of its name. Every page loads the file without a suffix. Browsers
 * load the file with accents only for a page with one of its characters, because of `unicode-range` in `fonts.css`.
 */
const charactersBySuffix = {
  '': `${listCharacters(0x20, 0x7e)}\u00a0©°·×–—‘’“”•…−→←↑↓`,
  '-accents': `${listCharacters(0xa1, 0xff).replaceAll(/[©°·×]/g, '')}ıŒœ‚„†‹›€™⁄`,
};

/** OpenType features to keep: kerning, ligatures, forms by context or language, accents, and digits of equal width. */
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'];

const targetFolder = new URL('../src/components/theme/fonts/', import.meta.url);

for (const { name, wght } of fonts) {
  const packageFolder = new URL(`../node_modules/@fontsource-variable/${name}/`, import.meta.url);
  const fullFont = await readFile(new URL(`files/${name}-latin-wght-normal.woff2`, packageFolder));
  for (const [suffix, characters] of Object.entries(charactersBySuffix)) {
    // With an object literal in the call, this would not compile: the types of the package lack `keepFeatures`.
    const options = { targetFormat: 'woff2' as const, variationAxes: { wght }, keepFeatures };
    const subset = await subsetFont(fullFont, characters, options);
    await writeFile(new URL(`${name}${suffix}.woff2`, targetFolder), subset);
    console.log(`${name}${suffix}: ${fullFont.length} -> ${subset.length} bytes`);
  }
  await copyFile(new URL('LICENSE', packageFolder), new URL(`${name}.LICENSE`, targetFolder));
}

const stickerFontFolder = new URL('../src/components/printing/text/fonts/', import.meta.url);

/**
 * The fonts of the text on stickers. Each file has one weight, because PDF readers do not support variable fonts. A
 * file contains all `stickerCharacters` that its source font has, since names on stickers can contain rare letters.
 */
const stickerFonts = [
  { name: 'figtree', source: 'figtree', script: 'latin' },
  { name: 'figtree-ext', source: 'figtree', script: 'latin-ext' },
  { name: 'bricolage', source: 'bricolage-grotesque', script: 'latin' },
  { name: 'bricolage-ext', source: 'bricolage-grotesque', script: 'latin-ext' },
  { name: 'arabic', source: 'noto-sans-arabic', script: 'arabic' },
];

/** Unicode blocks: Latin up to Extended-B, tone marks, Arabic with its supplement, punctuation, currency symbols. */
const stickerCharacters = [
  listCharacters(0x20, 0x24f),
  listCharacters(0x2c6, 0x2dd),
  listCharacters(0x600, 0x6ff),
  listCharacters(0x750, 0x77f),
  listCharacters(0x2000, 0x206f),
  listCharacters(0x20a0, 0x20cf),
].join('');

for (const { name, source, script } of stickerFonts) {
  const packageFolder = new URL(`../node_modules/@fontsource-variable/${source}/`, import.meta.url);
  const fullFont = await readFile(new URL(`files/${source}-${script}-wght-normal.woff2`, packageFolder));
  for (const [weight, wght] of Object.entries({ regular: 400, bold: 700 })) {
    const subset = await subsetFont(fullFont, stickerCharacters, {
      targetFormat: 'truetype',
      variationAxes: { wght },
    });
    await writeFile(new URL(`${name}-${weight}.ttf`, stickerFontFolder), subset);
    console.log(`${name}-${weight}: ${subset.length} bytes`);
  }
  await copyFile(new URL('LICENSE', packageFolder), new URL(`${name.replace('-ext', '')}.LICENSE`, stickerFontFolder));
}

/**
 * `npm run fonts`: writes subsets of the two fonts to `src/components/theme/fonts`. A subset contains the Latin
 * characters and the weights that the product uses. Run this script after an update of the font packages.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';

import subsetFont from 'subset-font';

const fonts = [
  { name: 'bricolage-grotesque', weights: { min: 600, max: 700 } },
  { name: 'figtree', weights: { min: 400, max: 700 } },
];

/** Returns the characters with the code points `from` to `to`. */
const listCharacters = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

const characters = listCharacters(0x20, 0x7e) + listCharacters(0xa0, 0xff) + 'ıŒœ–—‘’‚“”„†•…‹›€™−×→←↑↓⁄';

const targetFolder = new URL('../src/components/theme/fonts/', import.meta.url);

for (const { name, weights } of fonts) {
  const packageFolder = new URL(`../node_modules/@fontsource-variable/${name}/`, import.meta.url);
  const fullFont = await readFile(new URL(`files/${name}-latin-wght-normal.woff2`, packageFolder));
  const subset = await subsetFont(fullFont, characters, { targetFormat: 'woff2', variationAxes: { wght: weights } });
  await writeFile(new URL(`${name}.woff2`, targetFolder), subset);
  await copyFile(new URL('LICENSE', packageFolder), new URL(`${name}.LICENSE`, targetFolder));
  console.log(`${name}: ${fullFont.length} -> ${subset.length} bytes`);
}

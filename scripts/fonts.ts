/**
 * `npm run fonts`: writes subsets of the two fonts to `src/components/theme/fonts`, with the Latin characters and the
 * weights that the product uses. Run it after an update of the font packages.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';

import subsetFont from 'subset-font';

const fonts = [
  { name: 'bricolage-grotesque', weights: { min: 600, max: 700 } },
  { name: 'figtree', weights: { min: 400, max: 700 } },
];

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

const characters = range(0x20, 0x7e) + range(0xa0, 0xff) + 'ıŒœ–—‘’‚“”„†•…‹›€™−×→←↑↓⁄';

const target = new URL('../src/components/theme/fonts/', import.meta.url);

for (const { name, weights } of fonts) {
  const source = new URL(`../node_modules/@fontsource-variable/${name}/`, import.meta.url);
  const full = await readFile(new URL(`files/${name}-latin-wght-normal.woff2`, source));
  const subset = await subsetFont(full, characters, { targetFormat: 'woff2', variationAxes: { wght: weights } });
  await writeFile(new URL(`${name}.woff2`, target), subset);
  await copyFile(new URL('LICENSE', source), new URL(`${name}.LICENSE`, target));
  console.log(`${name}: ${full.length} -> ${subset.length} bytes`);
}

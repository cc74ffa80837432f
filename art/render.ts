/**
 * `npm run art` renders the studio pictures of the products with Blender. See `art/README.md`.
 *
 * Options: `--tag-base https://tag.example.com` for the URLs in the codes, `--only ally` for one product, `--preview` for
 * a quick look, `--encode` to make the AVIF files of the last run again.
 */
import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { PNG } from 'pngjs';
import subsetFont from 'subset-font';

import { renderSizes } from '../src/components/brand/ProductRender/renderSizes';
import codeBase from '../src/components/brand/ProductRender/codeBase.json';
import { product } from '../src/domain/brand';
import { demoTags } from '../src/domain/tag/demoTags';
import { drawDemoCodes } from '../src/domain/tag/drawDemoCodes';
import { halve } from './halve';

const { values: options } = parseArgs({
  options: {
    'tag-base': { type: 'string', default: codeBase },
    only: { type: 'string' },
    preview: { type: 'boolean', default: false },
    encode: { type: 'boolean', default: false },
  },
});

const tagBase = options['tag-base'].replace(/\/+$/, '');
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const cache = here('../.cache/art');
const target = here('../src/components/brand/ProductRender');
const previews = here('../src/components/brand/ShareImage');
const faces = { heading: ['bricolage-grotesque', 700], text: ['figtree', 600] } as const;

/** Writes a static TrueType file: Blender reads no woff2 and no weights of variable fonts. */
async function makeFont(face: keyof typeof faces): Promise<string> {
  const [name, weight] = faces[face];
  const variable = await readFile(
    here(`../node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`),
  );
  const characters = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
  const file = `${cache}/${face}.ttf`;
  await writeFile(
    file,
    await subsetFont(variable, characters, { targetFormat: 'truetype', variationAxes: { wght: weight } }),
  );
  return file;
}

/** Writes what the scenes show: the product's name, fonts, and each tag with its code as rectangles of modules. */
async function writeInput(): Promise<string> {
  const drawings = drawDemoCodes(tagBase);
  const tags = demoTags.map(({ product: { id }, code, title }) => {
    const { size, path } = drawings[code];
    const modules = [...path.matchAll(/M(\d+) (\d+)h(\d+)v(\d+)/g)].map((match) => match.slice(1).map(Number));
    return [id, { code, title, size, modules }] as const;
  });
  const fonts = { heading: await makeFont('heading'), text: await makeFont('text') };
  const file = `${cache}/input.json`;
  await writeFile(file, JSON.stringify({ product: product.name, fonts, tags: Object.fromEntries(tags) }));
  return file;
}

/** Writes the AVIF file with the best quality that its size limit allows. */
async function encode(image: PNG, name: string, maxBytes: number) {
  const [png, avif] = [`${cache}/${name}.png`, `${target}/${name}.avif`];
  await writeFile(png, PNG.sync.write(image));
  for (let level = 16; level <= 46; level += 3) {
    const quality = ['--min', '0', '--max', '63', '--minalpha', '0', '--maxalpha', '63'];
    const settings = [...quality, '-a', 'end-usage=q', '-a', `cq-level=${level}`, '-a', 'tune=ssim'];
    execFileSync('avifenc', ['--speed', '6', '--jobs', '2', ...settings, png, avif], { stdio: 'ignore' });
    const { length } = await readFile(avif);
    if (length > maxBytes) continue;
    console.log(`${name}.avif: ${length} bytes at level ${level}`);
    return;
  }
  throw new Error(`${name}.avif does not fit into ${maxBytes} bytes.`);
}

await mkdir(cache, { recursive: true });
const input = await writeInput();
/** The script of each product, and its samples per pixel. */
const scenes = {
  ally: { scene: 'collarTag', samples: 20 },
  auto: { scene: 'windshieldVinyl', samples: 24 },
  accolades: { scene: 'award', samples: 14 },
} as const;

for (const [id, { scene, samples }] of Object.entries(scenes)) {
  if (options.only !== undefined && options.only !== id) continue;
  const rendered = `${cache}/${id}.png`;
  if (!options.encode) {
    const size = options.preview ? ['320', '12'] : [String(renderSizes.desktop.width), String(samples)];
    const blender = ['-b', '-noaudio', '--python-exit-code', '1', '-P', here(`${scene}.py`), '--'];
    const env = { ...process.env, PYTHONDONTWRITEBYTECODE: '1' };
    execFileSync('blender', [...blender, id, input, rendered, ...size], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env,
    });
    console.log(rendered);
  }
  if (options.preview) continue;
  const desktop = PNG.sync.read(await readFile(rendered));
  await encode(desktop, `${id}-desktop`, renderSizes.desktop.maxBytes);
  const phone = halve(desktop);
  await encode(phone, `${id}-phone`, renderSizes.phone.maxBytes);
  // The renderer of the link previews reads no AVIF.
  await writeFile(`${previews}/${id}.png`, PNG.sync.write(phone, { deflateLevel: 9 }));
}
if (!options.preview) await writeFile(`${target}/codeBase.json`, `${JSON.stringify(tagBase)}\n`);

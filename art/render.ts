/**
 * `npm run art` renders the studio pictures of the products with Blender. See `art/README.md`.
 *
 * Options: `--tag-base https://tag.example.com` for the URLs in the codes, `--only ally` for one product, `--preview`
 * for a small picture with few samples, `--encode` to encode the pictures of the last run again.
 */
import { execFileSync } from 'node:child_process';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { PNG } from 'pngjs';
import subsetFont from 'subset-font';

import { renderSizes } from '../src/components/brand/ProductRender/renderSizes';
import codeBase from '../src/components/brand/ProductRender/codeBase.json';
import { awardCopy } from '../src/components/brand/TagDrawing/Award.copy';
import { product } from '../src/domain/brand';
import { demoTags, getDemoTag } from '../src/domain/tag/demoTags';
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
const resolveHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const cacheFolder = resolveHere('../.cache/art');
const targetFolder = resolveHere('../src/components/brand/ProductRender');
const heroCodeCornersFile = resolveHere('../src/components/brand/HeroTag/heroCodeCorners.json');
const shareImagesFolder = resolveHere('../src/components/brand/ShareImage');
const fontFaces = { heading: ['bricolage-grotesque', 700], text: ['figtree', 600] } as const;

/** Writes a TrueType file with one weight, since Blender reads neither woff2 nor the weights of variable fonts. */
async function makeFont(face: keyof typeof fontFaces): Promise<string> {
  const [name, weight] = fontFaces[face];
  const variableFont = await readFile(
    resolveHere(`../node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`),
  );
  const characters = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
  const fontFile = `${cacheFolder}/${face}.ttf`;
  await writeFile(
    fontFile,
    await subsetFont(variableFont, characters, { targetFormat: 'truetype', variationAxes: { wght: weight } }),
  );
  return fontFile;
}

/** Writes the input of the Blender scripts: product name, fonts, the award's lettering, and tags with their codes. */
async function writeInput(): Promise<string> {
  const drawings = drawDemoCodes(tagBase);
  const tags = demoTags.map(({ product: { id }, code }) => {
    const { moduleCount, path } = drawings[code];
    const modules = [...path.matchAll(/M(\d+) (\d+)h(\d+)v(\d+)/g)].map((match) => match.slice(1).map(Number));
    return [id, { code, size: moduleCount, modules }] as const;
  });
  const codelessTag = { code: getDemoTag('pet').code, size: 0, modules: [] };
  const fonts = { heading: await makeFont('heading'), text: await makeFont('text') };
  const jsonFile = `${cacheFolder}/input.json`;
  const input = {
    product: product.name,
    fonts,
    award: awardCopy,
    tags: { ...Object.fromEntries(tags), hero: codelessTag },
  };
  await writeFile(jsonFile, JSON.stringify(input));
  return jsonFile;
}

/** Encodes an image as an AVIF file, with the best quality that keeps the file within `maxBytes`. */
async function encode(image: PNG, name: string, maxBytes: number) {
  const [png, avif] = [`${cacheFolder}/${name}.png`, `${targetFolder}/${name}.avif`];
  await writeFile(png, PNG.sync.write(image));
  for (let cqLevel = 16; cqLevel <= 46; cqLevel += 3) {
    const qualityOptions = ['--min', '0', '--max', '63', '--minalpha', '0', '--maxalpha', '63'];
    const encoderOptions = [...qualityOptions, '-a', 'end-usage=q', '-a', `cq-level=${cqLevel}`, '-a', 'tune=ssim'];
    execFileSync('avifenc', ['--speed', '6', '--jobs', '2', ...encoderOptions, png, avif], { stdio: 'ignore' });
    const { length } = await readFile(avif);
    if (length > maxBytes) continue;
    console.log(`${name}.avif: ${length} bytes at level ${cqLevel}`);
    return;
  }
  throw new Error(`${name}.avif does not fit into ${maxBytes} bytes.`);
}

await mkdir(cacheFolder, { recursive: true });
const inputFile = await writeInput();
/** For each product, the name of its Blender script, and the number of samples per pixel. */
const renderJobs = {
  ally: { script: 'collarTag', samples: 20 },
  hero: { script: 'collarTag', samples: 20 },
  auto: { script: 'windshieldVinyl', samples: 24 },
  accolades: { script: 'award', samples: 14 },
} as const;

for (const [id, { script, samples }] of Object.entries(renderJobs)) {
  if (options.only !== undefined && options.only !== id) continue;
  const renderedFile = `${cacheFolder}/${id}.png`;
  if (!options.encode) {
    const widthAndSamples = options.preview ? ['320', '12'] : [String(renderSizes.desktop.width), String(samples)];
    const blenderOptions = ['-b', '-noaudio', '--python-exit-code', '1', '-P', resolveHere(`${script}.py`), '--'];
    const env = { ...process.env, PYTHONDONTWRITEBYTECODE: '1' };
    execFileSync('blender', [...blenderOptions, id, inputFile, renderedFile, ...widthAndSamples], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env,
    });
    console.log(renderedFile);
  }
  if (options.preview) continue;
  const desktopImage = PNG.sync.read(await readFile(renderedFile));
  await encode(desktopImage, `${id}-desktop`, renderSizes.desktop.maxBytes);
  const phoneImage = halve(desktopImage);
  await encode(phoneImage, `${id}-phone`, renderSizes.phone.maxBytes);
  if (id === 'hero') {
    await copyFile(`${renderedFile}.json`, heroCodeCornersFile);
    continue;
  }
  // The link previews need a PNG, since their renderer reads no AVIF.
  await writeFile(`${shareImagesFolder}/${id}.png`, PNG.sync.write(phoneImage, { deflateLevel: 9 }));
}
if (!options.preview) await writeFile(`${targetFolder}/codeBase.json`, `${JSON.stringify(tagBase)}\n`);

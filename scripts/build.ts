/**
 * Builds the site into `dist`: the client bundle, the prerendered documents with their styles, the shell for all other
 * addresses, the headers for a static host, and compressed copies for servers that send them.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { build } from 'vite';
import type { Manifest } from 'vite';

import type * as Prerender from '../src/app/prerender';
import { securityHeaders } from './site/headers';
import { pruneCustomProperties } from './site/prune';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const serverDist = join(root, 'node_modules/.cache/prerender');

await build({ root, logLevel: 'warn', build: { outDir: dist, emptyOutDir: true } });
await build({
  root,
  logLevel: 'warn',
  publicDir: false,
  build: { outDir: serverDist, emptyOutDir: true, ssr: 'src/app/prerender.tsx', manifest: false, minify: false },
});

const template = await readFile(join(dist, 'index.html'), 'utf8');
const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
// Which file holds which module is the build's own business; the manifest is not part of the site.
await rm(join(dist, '.vite'), { recursive: true });

/** The template's stylesheet holds the fonts; a prerendered page takes it into its own file to save a request. */
const stylesheetLink = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;
const fontsFile = stylesheetLink.exec(template)?.[1];
if (!fontsFile) throw new Error('The built document links no stylesheet.');
const fontsCss = await readFile(join(dist, fontsFile), 'utf8');

const { documents, renderPath } = (await import(
  pathToFileURL(join(serverDist, 'prerender.js')).href
)) as typeof Prerender;

for (const { path, file } of documents) {
  const { html, css } = await renderPath(path);
  if (/<[^>]+\sstyle="/.test(html))
    throw new Error(`${path}: the policy drops style attributes, and one was rendered.`);
  // React puts what belongs into the head before the rest when it renders without one.
  const head = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)*/.exec(html)?.[0] ?? '';
  const styles = fontsCss + pruneCustomProperties(css);
  const name = `assets/${file.replace('.html', '')}-${createHash('sha256').update(styles).digest('base64url').slice(0, 8)}.css`;
  await writeFile(join(dist, name), styles);
  const page = template
    .replace(stylesheetLink, `<link rel="stylesheet" href="/${name}">`)
    .replace('<!--head-->', () => head)
    .replace('<div id="root"></div>', () => `<div id="root" data-prerendered>${html.slice(head.length)}</div>`)
    // What it says is for pages that are nothing without a script; this one is all there.
    .replace(/\s*<noscript>[\s\S]*<\/noscript>/, '');
  await writeFile(join(dist, file), page);
  console.log(`prerendered ${path} -> ${file}, ${page.length} bytes and ${styles.length} of styles`);
}

/** Everywhere else the application is the page, so the shell asks for it at once instead of one file after another. */
const preloads = [...filesOf('src/app/main.tsx')].map((file) => `<link rel="modulepreload" href="/${file}">`);
await writeFile(
  join(dist, 'app.html'),
  template.replace('<!--head-->', `<meta name="robots" content="noindex">\n    ${preloads.join('\n    ')}`),
);

await writeFile(
  join(dist, '_headers'),
  `/*\n${Object.entries(securityHeaders({ secure: true }))
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n`,
);
await compressAll(dist);

function filesOf(module: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[module];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(imported, found);
  return found;
}

async function compressAll(folder: string) {
  const brotli = promisify(brotliCompress);
  const zip = promisify(gzip);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(html|js|css|svg|txt|xml|webmanifest)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const content = await readFile(file);
    await mkdir(entry.parentPath, { recursive: true });
    await writeFile(`${file}.br`, await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    await writeFile(`${file}.gz`, await zip(content, { level: 9 }));
  }
}

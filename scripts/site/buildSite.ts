import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { build } from 'vite';
import type { InlineConfig, Manifest } from 'vite';

import type * as Prerender from '../../src/app/prerender';
import { product } from '../../src/domain/brand';
import { compressAll } from './compress';
import { headersFile } from './headers';
import { documentHead, siteHead } from './head';
import { pruneCustomProperties } from './prune';
import { caddyInclude, nginxInclude } from './serverIncludes';
import { robotsTxt, sitemapXml, webManifest } from './siteFiles';
import { writeImages } from './writeImages';

// Vite warns of imports without an extension in its configuration, which a later version will not bundle.
process.env['VITE_CONFIG_NATIVE_IGNORE_WARNING'] ??= 'true';

const root = fileURLToPath(new URL('../..', import.meta.url));

export type BuildOptions = {
  /** The folder for the site. It is emptied first. */
  outDir: string;
  /** The folder with .env files; false uses environment variables only. */
  envDir: string | false;
};

/**
 * Builds the site: the client bundle, prerendered pages with styles and pictures, the shell for all other paths, files
 * for search engines and servers, and compressed copies.
 */
export async function buildSite({ outDir, envDir }: BuildOptions): Promise<void> {
  const serverDist = join(root, 'node_modules/.cache', `prerender-${hashOf(outDir)}`);
  const shared = { root, envDir, logLevel: 'warn' } satisfies InlineConfig;
  await build({ ...shared, build: { outDir, emptyOutDir: true } });
  await build({
    ...shared,
    publicDir: false,
    // Bundles every package, since Node cannot resolve all of them by itself.
    ssr: { noExternal: true },
    build: { outDir: serverDist, emptyOutDir: true, ssr: 'src/app/prerender.tsx', manifest: false, minify: false },
  });
  const prerender = (await import(pathToFileURL(join(serverDist, 'prerender.js')).href)) as typeof Prerender;
  const { documents, settings } = prerender;
  const write = async (file: string, content: string | Buffer) => {
    await mkdir(dirname(join(outDir, file)), { recursive: true });
    await writeFile(join(outDir, file), content);
  };

  const manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  // The manifest is not part of the site.
  await rm(join(outDir, '.vite'), { recursive: true });
  const template = (await readFile(join(outDir, 'index.html'), 'utf8')).replace('<!--site-head-->', siteHead);
  // Contains the fonts. Prerendered pages copy it into their own stylesheet to save a request.
  const stylesheetLink = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;
  const fontsFile = stylesheetLink.exec(template)?.[1];
  if (!fontsFile) throw new Error('The built document links no stylesheet.');
  const fontsCss = await readFile(join(outDir, fontsFile), 'utf8');

  const images = await writeImages(prerender, write);
  for (const document of documents) {
    const { path, file } = document;
    const { html, css } = await prerender.renderPath(path);
    if (/<[^>]+\sstyle="/.test(html))
      throw new Error(`${path} renders a style attribute, which the content security policy ignores.`);
    // React renders elements of the head first if there is no <head>.
    const head = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)*/.exec(html)?.[0] ?? '';
    const styles = fontsCss + pruneCustomProperties(css);
    const name = `assets/${file.replace('.html', '').replace('/', '-')}-${hashOf(styles)}.css`;
    await write(name, styles);
    const page = template
      .replace(stylesheetLink, `<link rel="stylesheet" href="/${name}">`)
      .replace('<!--head-->', () => head + documentHead(document, settings, images))
      .replace('<div id="root"></div>', () => `<div id="root" data-prerendered>${html.slice(head.length)}</div>`)
      // Prerendered pages work without JavaScript.
      .replace(/\s*<noscript>[\s\S]*<\/noscript>/, '');
    await write(file, page);
    console.log(`prerendered ${path} -> ${file}, ${page.length} bytes and ${styles.length} of styles`);
  }

  // The shell needs the application at once, so it preloads all its files.
  const preloads = [...filesOf(manifest, 'src/app/main.tsx')].map(
    (file) => `<link rel="modulepreload" href="/${file}">`,
  );
  await write(
    'app.html',
    template
      .replace(
        '<!--head-->',
        `<title>${product.name}</title>\n    <meta name="robots" content="noindex">\n    ${preloads.join('\n    ')}`,
      )
      .replace('<div id="root"></div>', `<div id="root">${loading}</div>`),
  );
  await write('site.webmanifest', webManifest());
  await write('robots.txt', robotsTxt(settings));
  const sitemap = sitemapXml(documents, settings);
  if (sitemap) await write('sitemap.xml', sitemap);
  else console.log('VITE_SITE_URL is not set: no sitemap, no preview pictures, and relative canonical links.');
  await write('_headers', headersFile(settings));
  await write('_nginx.conf', nginxInclude(settings));
  await write('_caddy.conf', caddyInclude(settings));
  await compressAll(outDir);
}

/** Loading indicator of the shell: the brand's pattern, styled in fonts.css. */
const loading =
  '<p data-waiting role="status"><svg viewBox="0 0 7 7" width="56" height="56" role="img" aria-label="Loading">' +
  '<path d="M0 0h7v7H0zM1 1v5h5V1zM2 2h3v3H2z" fill="currentColor" fill-rule="evenodd"/></svg></p>';

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8);

function filesOf(manifest: Manifest, module: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[module];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, found);
  return found;
}

import { createHash } from 'node:crypto';
import { appendFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { build } from 'vite';
import type { InlineConfig, Manifest } from 'vite';

import type * as Prerender from '../../src/app/prerender';
import type { Shell } from '../../src/app/routing/shells';
import { product } from '../../src/domain/brand';
import { collectFiles, formatSizes, listExceededLimits, measureRoutes } from './budgets';
import { budgets, maxFontBytes } from './budgets.table';
import { compressAll, compressWithBrotli } from './compress';
import { createHeadersFile } from './headers';
import { createDocumentHead, siteHeadLinks } from './head';
import { pruneCustomProperties } from './prune';
import { createCaddyInclude, createNginxInclude } from './serverIncludes';
import { passedEmailScript, passedEmailStyles } from './passedEmail';
import { createFirstPaintLink } from './firstPaint';
import { loadingIndicator, shellStyles } from './shell';
import { listUnusedClasses, shrinkPage } from './shrink';
import { createRobotsTxt, createSitemapXml, createWebManifest } from './siteFiles';
import { createRestLink, hideRestStyles, showRestStyles, splitPage } from './splitPage';
import { checkStudioCodes } from './studioCodes';
import { listStyleHashes, minifyCss } from './styles';
import { getTagBaseUrl } from './virtualModules';
import { writeImages } from './writeImages';

// Suppresses Vite's warning that the config loader of a later version needs file extensions in all imports.
process.env['VITE_CONFIG_NATIVE_IGNORE_WARNING'] ??= 'true';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Maximum compressed size in bytes of a document with all of its styles. Larger pages are split. The first round trip
 * carries 14.6 kB, of which the headers take 1.4 kB.
 */
const maxUnsplitBytes = 13_000;

/** File of the site that contains the licences of its npm packages and fonts. */
const licencesFile = 'licences.md';

export type BuildOptions = {
  /** The folder to which the site is written. It is emptied first. */
  outDir: string;
  /** The folder with the .env files; false to read environment variables only. */
  envDir: string | false;
  /** True to fail if a route exceeds its budget; false to warn only, since VITE_ settings can make a route larger. */
  mustKeepBudgets: boolean;
};

/**
 * Builds the site: the bundle for the browser, prerendered pages with their styles and pictures, shells of all other
 * pages, files for search engines and web servers, and compressed copies.
 */
export async function buildSite({ outDir, envDir, mustKeepBudgets }: BuildOptions): Promise<void> {
  const prerenderFolder = join(root, 'node_modules/.cache', `prerender-${computeHash(outDir)}`);
  const sharedConfig = { root, envDir, logLevel: 'warn' } satisfies InlineConfig;
  await build({ ...sharedConfig, build: { outDir, emptyOutDir: true, license: { fileName: licencesFile } } });
  await appendFurtherLicences(outDir);
  await build({
    ...sharedConfig,
    publicDir: false,
    // Bundles all packages, since Node cannot resolve the imports of some packages.
    ssr: { noExternal: true },
    build: { outDir: prerenderFolder, emptyOutDir: true, ssr: 'src/app/prerender.tsx', manifest: false, minify: false },
  });
  const prerender = (await import(pathToFileURL(join(prerenderFolder, 'prerender.js')).href)) as typeof Prerender;
  const { documents, shells, settings } = prerender;
  const writeToSite = async (file: string, content: string | Buffer) => {
    await mkdir(dirname(join(outDir, file)), { recursive: true });
    await writeFile(join(outDir, file), content);
  };

  const manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  // Only the build needs the manifest, so it is not published.
  await rm(join(outDir, '.vite'), { recursive: true });
  const template = (await readFile(join(outDir, 'index.html'), 'utf8')).replace('<!--site-head-->', siteHeadLinks);
  // Inlines the stylesheet of the bundle, which declares the fonts, into each document. This saves a request.
  const stylesheetLink = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;
  const fontsFile = stylesheetLink.exec(template)?.[1];
  if (!fontsFile) throw new Error('The built document links no stylesheet.');
  const fontsCss = await readFile(join(outDir, fontsFile), 'utf8');
  await rm(join(outDir, fontsFile));

  const codesWarning = checkStudioCodes(getTagBaseUrl(settings));
  if (codesWarning !== undefined) console.warn(codesWarning);
  const images = await writeImages(prerender, writeToSite);
  // Delays the first paint until the main element arrives, so that the site bar above it appears as a whole.
  const firstPaintLink = createFirstPaintLink('main');
  for (const document of documents) {
    const { path, file } = document;
    const page = shrinkPage(await prerender.renderPath(path));
    const { html, css } = page;
    expectNoStyleAttribute(path, html);
    // React renders the elements of <head> at the start of `html`, since the rendered tree has no <head>.
    const headElements = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)*/.exec(html)?.[0] ?? '';
    const indicatorHtml = document.showsEmailFromHistory ? loadingIndicator : '';
    // `data-not-found` marks the 404 page for the boot script, since some hosts serve it for the URLs of tags too.
    const rootAttributes = file === '404.html' ? 'data-prerendered data-not-found' : 'data-prerendered';
    const rootHtml = `<div id="root" ${rootAttributes}>${html.slice(headElements.length)}</div>${indicatorHtml}`;
    const headScript = document.showsEmailFromHistory ? `<script>${passedEmailScript}</script>` : '';
    const createPageHtml = (bodyHtml: string, styles: string) =>
      template
        // Removes the <noscript> message: prerendered pages work without JavaScript, or have a message of their own.
        .replace(/\s*<noscript>[\s\S]*<\/noscript>/, '')
        .replace(stylesheetLink, () => `<style>${styles}</style>`)
        .replace(
          '<!--head-->',
          () => firstPaintLink + headScript + headElements + createDocumentHead(document, settings, images),
        )
        .replace('<div id="root"></div>', () => bodyHtml)
        // Lowers the priority of the first script, since pictures and fonts are needed earlier.
        .replace('<script type="module"', '<script type="module" fetchpriority="low"');
    const unusedClasses = listUnusedClasses(page);
    const indicatorStyles = document.showsEmailFromHistory ? passedEmailStyles : '';
    const styles = fontsCss + pruneCustomProperties(css) + indicatorStyles;
    let pageHtml = createPageHtml(rootHtml, minifyCss(styles, { unusedClasses }));
    const pageParts = splitPage({ html: rootHtml, css: styles }, unusedClasses);
    if (pageParts && (await compressWithBrotli(Buffer.from(pageHtml))).length > maxUnsplitBytes) {
      const { firstPart, rest } = pageParts;
      const restFile = `assets/${computeHash(rest.css)}.css`;
      await writeToSite(restFile, rest.css + showRestStyles);
      pageHtml = createPageHtml(firstPart.html + createRestLink(restFile) + rest.html, firstPart.css + hideRestStyles);
    }
    await writeToSite(file, pageHtml);
    console.log(`prerendered ${path} -> ${file}, ${pageHtml.length} bytes`);
  }

  for (const shell of shells) {
    const { html, css } = await prerender.renderOfficeLayout(shell, loadingIndicator);
    expectNoStyleAttribute(shell.path, html);
    const preloadLinks = listScripts(shell, manifest).map((file) => `<link rel="modulepreload" href="/${file}">`);
    const headElements = [
      `<title>${product.name}</title>`,
      '<meta name="robots" content="noindex">',
      createFirstPaintLink('frame-end'),
      ...preloadLinks,
    ];
    const shellHtml = template
      .replace(stylesheetLink, () => `<style>${minifyCss(fontsCss + pruneCustomProperties(css) + shellStyles)}</style>`)
      .replace('<!--head-->', headElements.join('\n    '))
      .replace('<div id="root"></div>', () => `<div id="root">${html}</div><template id="frame-end"></template>`);
    await writeToSite(shell.file, shellHtml);
  }
  await writeToSite('site.webmanifest', createWebManifest());
  await writeToSite('robots.txt', createRobotsTxt(settings));
  const sitemap = createSitemapXml(documents, settings);
  if (sitemap) await writeToSite('sitemap.xml', sitemap);
  else console.log('VITE_SITE_URL is not set: no sitemap, no preview pictures and no canonical links.');
  const styleHashes = await listStyleHashes(outDir);
  await writeToSite('_headers', createHeadersFile(settings, styleHashes));
  await writeToSite('_nginx.conf', createNginxInclude(settings, styleHashes));
  await writeToSite('_caddy.conf', createCaddyInclude(settings, styleHashes));
  await compressAll(outDir);
  const budgetError = await checkBudgets(outDir, manifest);
  if (budgetError && mustKeepBudgets) throw new Error(budgetError);
  if (budgetError) console.warn(budgetError);
}

function expectNoStyleAttribute(path: string, html: string) {
  if (/<[^>]+\sstyle="/.test(html))
    throw new Error(`${path} renders a style attribute, which the content security policy ignores.`);
}

/**
 * Returns the scripts that the app needs for the page of a shell. The shell preloads these scripts, since it starts the
 * app at once.
 */
function listScripts({ path }: Shell, manifest: Manifest): string[] {
  const budget = budgets.find((candidate) => candidate.path === path);
  if (!budget) throw new Error(`${path} has no budget.`);
  const files = new Set<string>();
  for (const module of ['main.tsx', ...budget.modules]) collectFiles(manifest, `src/app/${module}`, files);
  return [...files];
}

/**
 * Licence files that Vite leaves out of its list: those of packages used in workers, of fonts, and of a package that
 * only re-exports another.
 */
const furtherLicences = [
  '@cantoo/pdf-lib/LICENSE.md',
  'pdfjs-dist/LICENSE',
  'react-router-dom/LICENSE.md',
  'zxing-wasm/LICENSE',
  '@fontsource-variable/bricolage-grotesque/LICENSE',
  '@fontsource-variable/figtree/LICENSE',
  '@fontsource-variable/noto-sans-arabic/LICENSE',
] as const;

async function appendFurtherLicences(outDir: string): Promise<void> {
  for (const path of furtherLicences) {
    const licence = await readFile(join(root, 'node_modules', path), 'utf8');
    await appendFile(join(outDir, licencesFile), `\n## ${dirname(path)}\n\n${licence}`);
  }
}

/** Prints the size of each route. Returns an error message that names the exceeded limits; '' if there are none. */
async function checkBudgets(outDir: string, manifest: Manifest): Promise<string> {
  const files = (await readdir(outDir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const sizesByFile = new Map<string, number>();
  for (const { parentPath, name } of files) {
    const path = join(parentPath, name);
    sizesByFile.set(relative(outDir, path).replaceAll('\\', '/'), (await stat(path)).size);
  }
  const getSize = (file: string) => sizesByFile.get(`${file}.br`) ?? sizesByFile.get(file) ?? 0;
  const sizes = measureRoutes(budgets, manifest, getSize);
  const fontBytes = [...sizesByFile].reduce((total, [file, size]) => total + (file.endsWith('.woff2') ? size : 0), 0);
  console.log(`${formatSizes(sizes)}\nfonts: ${fontBytes} bytes`);
  const exceededLimits = [
    ...listExceededLimits(sizes),
    ...(fontBytes > maxFontBytes ? [`fonts ${fontBytes} > ${maxFontBytes} bytes`] : []),
  ];
  return exceededLimits.length > 0
    ? `Files are larger than scripts/site/budgets.table.ts allows:\n${exceededLimits.join('\n')}`
    : '';
}

const computeHash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8);

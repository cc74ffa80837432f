/**
 * `npm run bench`: measures lists of 100,000 rows and PDF files of 10,000 stickers. Asserts nothing, since the times
 * depend on the machine. The arguments `domain`, `tags`, `lists` and `pdf` select what to measure. Without arguments,
 * everything is measured.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';

import { chromium } from 'playwright';
import sirv from 'sirv';
import { build } from 'vite';

import { launchOptions } from '../browser';
import { listen } from '../site/server';
import { measureDomain } from './domain';
import { measureLists } from './lists';
import { measurePdfWriters } from './pdf/measurePdf';
import { measureTags } from './tagList';

const benchFolder = fileURLToPath(new URL('.', import.meta.url));
const isSelected = (part: string) => argv.length <= 2 || argv.includes(part);

console.log(
  `load of the machine: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(', ')}`,
);
if (isSelected('domain')) measureDomain();
if (['tags', 'lists', 'pdf'].some(isSelected)) {
  const outDir = await mkdtemp(join(tmpdir(), 'bench-'));
  await build({
    configFile: join(benchFolder, '../../vite.config.ts'),
    root: benchFolder,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  });
  const serveFiles = sirv(outDir);
  const server = createServer((request, response) => serveFiles(request, response));
  const origin = await listen(server);
  const browser = await chromium.launch(launchOptions());
  if (isSelected('tags')) await measureTags(browser, origin);
  if (isSelected('lists')) await measureLists(browser, origin);
  await browser.close();
  if (isSelected('pdf')) await measurePdfWriters(origin);
  server.close();
  await rm(outDir, { recursive: true });
}

/**
 * `npm run bench`: measures domain functions and a list with 100,000 tags, PDF files of up to 10,000 stickers, and
 * pages with Lighthouse. The arguments `domain`, `tags`, `pdf` and `pages` select what to measure; by default,
 * everything is measured. Paths select pages, and a number sets how often Lighthouse runs on each page.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';

import { chromium } from 'playwright';
import sirv from 'sirv';
import { build } from 'vite';

import { getLaunchOptions } from '../browser';
import { listen } from '../site/server';
import { measureDomain } from './domain';
import { collectBenchResults } from './benchResults';
import { measurePages } from './lighthouse/measurePages';
import { measurePdfWriters } from './pdf/measurePdf';
import { measureTags } from './measureTags';

const benchFolder = fileURLToPath(new URL('.', import.meta.url));
const benchmarks = ['domain', 'tags', 'pdf', 'pages'] as const;
const [, , ...args] = argv;
const selectedBenchmarks = benchmarks.filter((name) => args.includes(name));
const isSelected = (name: (typeof benchmarks)[number]) =>
  selectedBenchmarks.length === 0 || selectedBenchmarks.includes(name);

const { record, save, load } = collectBenchResults();
console.log(`busy processes before the start: ${load}`);
if (isSelected('domain')) measureDomain();
if (isSelected('tags') || isSelected('pdf')) {
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
  const browser = await chromium.launch(getLaunchOptions());
  if (isSelected('tags')) await measureTags(browser, origin, record);
  await browser.close();
  if (isSelected('pdf')) await measurePdfWriters(origin, record);
  server.close();
  await rm(outDir, { recursive: true });
}
if (isSelected('pages')) {
  const runCount = Number(args.find((arg) => /^\d+$/.test(arg)) ?? 3);
  await measurePages({ runCount, paths: args.filter((arg) => arg.startsWith('/')) }, record);
}
await save();

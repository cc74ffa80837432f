/**
 * `npm run bench`: from a key in the search to the new rows, over 100,000 rows, beside MUI X DataGrid's quick filter in
 * the same run. Prints what it measured and asserts nothing: the machine decides how long a millisecond is.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { chromium } from 'playwright';
import type { Page } from 'playwright';
import sirv from 'sirv';
import { build } from 'vite';

import { browserArguments, findBrowser } from '../browser';
import type {} from './watch';

const here = fileURLToPath(new URL('.', import.meta.url));
/** Each key changes which rows are first. */
const keys = ['7', '1', '9', '3', 'Backspace', '4', '2'];
const runs = 5;

/** What one key took, in ms: until the new rows are on the screen, and until the next frame answers the key. */
type Press = { rows: number; frame: number };

async function buildPages(outDir: string) {
  await build({
    configFile: join(here, '../../vite.config.ts'),
    root: here,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, rollupOptions: { input: [join(here, 'ours.html'), join(here, 'grid.html')] } },
  });
}

async function press(page: Page, key: string): Promise<number | undefined> {
  const start = await page.evaluate(() => performance.now());
  await page.keyboard.press(key);
  const end = await page.evaluate((since) => window.settled(since), start);
  return end === undefined ? undefined : end - start;
}

async function measure(page: Page, address: string, field: string): Promise<Press[]> {
  await page.goto(address, { waitUntil: 'networkidle' });
  const opener = page.getByRole('button', { name: 'Search' });
  if (await opener.count()) await opener.first().click();
  await page.locator(field).first().focus();
  await page.evaluate(() => window.settled(0));
  const rows: number[] = [];
  for (const key of keys) {
    const ms = await press(page, key);
    if (ms === undefined) console.log(`${address}: the key ${key} changed nothing`);
    else rows.push(ms);
  }
  const { frames } = await page.evaluate(() => window.watch);
  return rows.map((ms, index) => ({ rows: ms, frame: frames[index] ?? 0 }));
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const say = (name: string, presses: Press[]) => {
  const rows = presses.map((one) => one.rows);
  const frames = presses.map((one) => one.frame);
  console.log(
    `${name.padEnd(28)} key to rows: median ${median(rows).toFixed(0)} ms, worst ${Math.max(...rows).toFixed(0)} ms · ` +
      `key to next frame: median ${median(frames).toFixed(0)} ms, worst ${Math.max(...frames).toFixed(0)} ms`,
  );
  return median(rows);
};

const outDir = await mkdtemp(join(tmpdir(), 'bench-'));
await buildPages(outDir);
const files = sirv(outDir);
const server = createServer((request, response) => files(request, response)).listen(0);
const { port } = server.address() as AddressInfo;
const executablePath = findBrowser(existsSync);
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...browserArguments] });
for (const slowdown of [1, 4]) {
  const ours: Press[] = [];
  const grid: Press[] = [];
  for (let run = 0; run < runs; run += 1) {
    for (const [presses, name, field] of [
      [ours, 'ours', '[role=searchbox]'],
      [grid, 'grid', 'input[type=search], input[type=text]'],
    ] as const) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      presses.push(...(await measure(page, `http://localhost:${port}/${name}.html`, field)));
      await page.close();
    }
  }
  console.log(`100,000 rows, processor ${slowdown}x slower, ${runs} runs of ${keys.length} keys`);
  const own = say('this list', ours);
  const other = say("DataGrid's quick filter", grid);
  console.log(`ratio of the medians: ${(own / other).toFixed(2)}`);
}
await browser.close();
server.close();
await rm(outDir, { recursive: true });

/*
 * Compares the PDF writer of the printing screen with PDF libraries, in Node and in a worker of Chromium. Also measures
 * how soon the page reacts after a PDF or a code check is cancelled.
 */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';

import { getLaunchOptions } from '../../browser';
import type { RecordBenchResult } from '../benchResults';
import { median } from '../times';
import { createDesign } from './createDesign';
import { readPeakMemory } from './peakMemory';
import type {} from './PdfBenchPage';
import { pdfWriters } from './pdfWriters';
import type { PdfTimes, WriterName } from './pdfWriters';

const runCount = 5;
const stickerCounts = [1000, 10_000] as const;
const writerNames = Object.keys(pdfWriters) as WriterName[];

/** Result of measuring a writer once. `peakBytes` is undefined if the system does not report peak memory. */
type WriterMeasurement = PdfTimes & { peakBytes?: number | undefined; maxBlockedMs?: number };

const runFile = promisify(execFile);

async function measureInNode(name: WriterName, count: number): Promise<WriterMeasurement> {
  const script = fileURLToPath(new URL('measureInNode.ts', import.meta.url));
  const { stdout } = await runFile('node', ['--import', 'tsx', script, name, String(count)]);
  return JSON.parse(stdout) as WriterMeasurement;
}

/**
 * Returns the peak memory in bytes of the renderer process that used the most memory; undefined if the system does not
 * report peak memory.
 */
async function measurePeakMemory(browser: Browser): Promise<number | undefined> {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  return Math.max(0, ...renderers.map(({ id }) => readPeakMemory(id) ?? 0)) || undefined;
}

/** Opens the benchmark page in a new browser and calls `measure` with it. */
async function withPage<Result>(origin: string, measure: (page: Page, browser: Browser) => Promise<Result>) {
  const browser = await chromium.launch(getLaunchOptions());
  try {
    const page = await browser.newPage();
    await page.goto(`${origin}/?pdf`);
    await page.getByText('Ready').waitFor();
    return await measure(page, browser);
  } finally {
    await browser.close();
  }
}

const measureInChromium = (origin: string, name: WriterName, count: number) =>
  withPage(origin, async (page, browser): Promise<WriterMeasurement> => {
    const design = Array.from(createDesign());
    const times = await page.evaluate((request) => window.measurePdf(request), { name, count, design });
    return { ...times, peakBytes: await measurePeakMemory(browser) };
  });

const measureCancelTimes = (origin: string, count: number) =>
  withPage(origin, async (page) => {
    for (const job of ['PDF', 'code check'] as const) {
      const times: number[] = [];
      for (let index = 0; index < runCount; index++)
        times.push(
          await page.evaluate(([jobName, stickerCount]) => window.measureCancel(jobName, stickerCount), [
            job,
            count,
          ] as const),
        );
      const [medianTime, worstTime] = [median(times), Math.max(...times)].map((ms) => ms.toFixed(0));
      console.log(
        `cancelling the ${job} of ${count} stickers, to the next frame: ${medianTime} ms, worst run ${worstTime} ms`,
      );
    }
  });

function formatRow(
  count: number,
  runs: readonly WriterMeasurement[],
  getMs: (results: readonly WriterMeasurement[]) => number,
) {
  const [firstRun] = runs;
  const formatCell = (value: number | undefined, unit: string, digits = 0) =>
    `${value === undefined || Number.isNaN(value) ? '-' : value.toFixed(digits)} ${unit}`.padStart(12);
  const readValues = (read: (result: WriterMeasurement) => number | undefined) =>
    runs.map((result) => read(result) ?? Number.NaN);
  return [
    formatCell(getMs(runs), 'ms'),
    formatCell(median(readValues(({ codeMs }) => codeMs)), 'ms'),
    formatCell(median(readValues(({ totalMs }) => totalMs)), 'ms'),
    formatCell((firstRun?.fileBytes ?? 0) / count, 'B'),
    formatCell(median(readValues(({ peakBytes }) => peakBytes)) / 1e6, 'MB'),
    firstRun?.maxBlockedMs === undefined
      ? ''
      : formatCell(Math.max(...readValues(({ maxBlockedMs }) => maxBlockedMs)), 'ms'),
  ].join('');
}

/** Returns the median time in ms of writing the PDF, without the time for creating the QR codes. */
const getWritingMs = (runs: readonly WriterMeasurement[]) =>
  median(runs.map(({ totalMs, codeMs }) => totalMs - codeMs));

async function compareWriters(
  environment: string,
  measure: (name: WriterName, count: number) => Promise<WriterMeasurement>,
  record: RecordBenchResult,
) {
  for (const count of stickerCounts) {
    const results = new Map<WriterName, WriterMeasurement[]>(writerNames.map((name) => [name, []]));
    // The writers take turns, so that a change of the machine's load affects all of them.
    for (let index = 0; index < runCount; index++) {
      for (const name of writerNames) results.get(name)?.push(await measure(name, count));
    }
    console.log(`${count} stickers in ${environment}, median of ${runCount} runs (longest gap: worst run)`);
    const header = ['writing', 'QR codes', 'together', 'per sticker', 'peak', environment === 'Node' ? '' : 'gap'];
    console.log(`  ${''.padEnd(18)}${header.map((title) => title.padStart(12)).join('')}`);
    for (const [name, runs] of results) console.log(`  ${name.padEnd(18)}${formatRow(count, runs, getWritingMs)}`);
    const [ownRuns, ...libraryRuns] = writerNames.map((name) => results.get(name) ?? []);
    const getRatio = (read: (runs: readonly WriterMeasurement[]) => number) =>
      read(ownRuns ?? []) / Math.min(...libraryRuns.map(read));
    const getTotalMs = (runs: readonly WriterMeasurement[]) => median(runs.map(({ totalMs }) => totalMs));
    record(`PDF of ${count} stickers in ${environment}, writing, to the fastest library`, getRatio(getWritingMs), 'x');
    record(
      `PDF of ${count} stickers in ${environment}, with QR codes, to the fastest library`,
      getRatio(getTotalMs),
      'x',
    );
    record(`PDF of ${count} stickers in ${environment}, with QR codes`, getTotalMs(ownRuns ?? []), 'ms');
  }
}

export async function measurePdfWriters(origin: string, record: RecordBenchResult) {
  await measureCancelTimes(origin, Math.max(...stickerCounts));
  await compareWriters('Node', measureInNode, record);
  await compareWriters('a worker of Chromium', (name, count) => measureInChromium(origin, name, count), record);
}

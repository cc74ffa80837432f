/* Runs Lighthouse on the pages of the site, and on a minimal static page (`handWritten.html`) as a reference. */
import lighthouse, { desktopConfig } from 'lighthouse';
import type { Flags } from 'lighthouse';
import puppeteer from 'puppeteer-core';
import type { Browser } from 'puppeteer-core';

import { unknownTagPage, documents } from '../../../src/app/routing/documents';
import { paths } from '../../../src/domain/paths';
import { getLaunchOptions } from '../../browser';
import type { RecordBenchResult } from '../benchResults';
import { median } from '../times';
import { handWrittenPath, serveSecureSite } from './secureSite';

const officePaths = [
  paths.admin.dashboard(),
  paths.admin.agencies(),
  paths.agency.dashboard(),
  paths.agency.tags(),
  paths.agency.printing(),
];
const prerenderedPaths = documents
  .filter(({ file }) => file !== '404.html' && file !== unknownTagPage.file)
  .map(({ path }) => path);

const devices = ['mobile', 'desktop'] as const;
/** Throttling methods of Lighthouse: `simulate` computes the times from a fast load, `devtools` slows the load down. */
const throttlingMethods = ['simulate', 'devtools'] as const;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Conditions = { device: (typeof devices)[number]; throttling: (typeof throttlingMethods)[number] };

/** The metrics: FCP, LCP and TBT in ms, the layout shift `cls`, and the compressed size of the scripts in bytes. */
const metrics = ['fcp', 'lcp', 'tbt', 'cls', 'scripts'] as const;
type Measurement = { scores: number[] } & Record<(typeof metrics)[number], number>;

/** Loads a page once, and returns the scores and metrics that Lighthouse has measured. */
async function measurePage(browser: Browser, url: string, { device, throttling }: Conditions): Promise<Measurement> {
  const page = await browser.newPage();
  const config = device === 'desktop' ? desktopConfig : undefined;
  const flags: Flags = { throttlingMethod: throttling, onlyCategories: [...categories], logLevel: 'error' };
  const result = await lighthouse(url, flags, config, page);
  await page.close();
  if (!result || result.lhr.runtimeError)
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  const { audits, categories: categoryResults } = result.lhr;
  const getAuditValue = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const resources = audits['resource-summary']?.details;
  const rows = resources?.type === 'table' ? resources.items : [];
  return {
    scores: categories.map((category) => Math.round((categoryResults[category]?.score ?? 0) * 100)),
    fcp: getAuditValue('first-contentful-paint'),
    lcp: getAuditValue('largest-contentful-paint'),
    tbt: getAuditValue('total-blocking-time'),
    cls: getAuditValue('cumulative-layout-shift'),
    scripts: Number(rows.find(({ resourceType }) => resourceType === 'script')?.['transferSize'] ?? 0),
  };
}

/** Returns the median of each score and metric of several measurements of a page. */
function summarize(measurements: readonly Measurement[]): Measurement {
  const findMedian = (read: (measurement: Measurement) => number) => median(measurements.map(read));
  const values = metrics.map((metric) => [metric, findMedian((measurement) => measurement[metric])] as const);
  return {
    scores: categories.map((_, index) => findMedian(({ scores }) => scores[index] ?? 0)),
    ...(Object.fromEntries(values) as Record<(typeof metrics)[number], number>),
  };
}

function formatRow(path: string, result: Measurement, reference: Measurement) {
  const formatRatio = (metric: 'fcp' | 'lcp') => `${(result[metric] / reference[metric]).toFixed(2)}x`;
  const cells = [
    result.scores.join('/'),
    ...[`${result.fcp.toFixed(0)} ms`, formatRatio('fcp'), `${result.lcp.toFixed(0)} ms`, formatRatio('lcp')],
    ...[`${result.tbt.toFixed(0)} ms`, result.cls.toFixed(3), `${(result.scripts / 1000).toFixed(1)} kB`],
  ];
  return formatCells(path, cells);
}

const formatCells = (path: string, [scores = '', ...cells]: readonly string[]) =>
  `${path.padEnd(26)}${scores.padStart(18)}${cells.map((cell) => cell.padStart(10)).join('')}`;

export type PageBenchOptions = {
  runCount: number;
  /** Paths of the pages to measure. If empty, all pages are measured. */
  paths: readonly string[];
};

/**
 * Measures the pages as a phone and as a desktop, with each throttling method. All pages are measured once before the
 * first one is measured again, so that a change of the machine's load affects all of them.
 */
export async function measurePages(options: PageBenchOptions, record: RecordBenchResult) {
  const { origin, close } = await serveSecureSite();
  const { executablePath, args } = getLaunchOptions();
  const browser = await puppeteer.launch({
    ...(executablePath ? { executablePath } : { channel: 'chrome' }),
    args: [...args, '--ignore-certificate-errors'],
  });
  const isSelected = (path: string) => options.paths.length === 0 || options.paths.includes(path);
  const measuredPaths = [handWrittenPath, ...[...prerenderedPaths, ...officePaths].filter(isSelected)];
  const authCookieValue = encodeURIComponent(JSON.stringify({ token: 'bench', id: 'bench', role: 'age' }));
  for (const device of devices) {
    for (const throttling of throttlingMethods) {
      const measurementsByPath = new Map<string, Measurement[]>(measuredPaths.map((path) => [path, []]));
      for (let run = 0; run < options.runCount; run += 1) {
        for (const [path, measurements] of measurementsByPath) {
          await browser.setCookie({ name: 'auth', value: authCookieValue, domain: 'localhost', path: '/' });
          measurements.push(await measurePage(browser, origin + path, { device, throttling }));
        }
      }
      const summaries = new Map([...measurementsByPath].map(([path, measurements]) => [path, summarize(measurements)]));
      const reference = summaries.get(handWrittenPath);
      if (!reference) continue;
      console.log(`\nLighthouse, ${device}, throttling '${throttling}', median of ${options.runCount}`);
      console.log(formatCells('', ['scores', 'FCP', '', 'LCP', '', 'TBT', 'CLS', 'scripts']));
      for (const [path, summary] of summaries) {
        console.log(formatRow(path, summary, reference));
        if (path === handWrittenPath) continue;
        record(`LCP of ${path}, ${device}, ${throttling}, to hand-written`, summary.lcp / reference.lcp, 'x');
      }
    }
  }
  await browser.close();
  await close();
}

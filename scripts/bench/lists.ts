/*
 * Measures the time from a keystroke in the search to the new rows, with 100,000 rows, and compares it with MUI X
 * DataGrid's quick filter. Also measures the deletion of a row.
 */
import type { Browser, Page } from 'playwright';

import type { RecordFigure } from './figures';
import { median } from './times';
import type {} from './watch';

/** The keys to press in the search field, one after another. Each key changes the first rows of the list. */
const keys = ['7', '1', '9', '3', 'Backspace', '4', '2'];
const runCount = 5;

/** The measured times of one keystroke. */
type Keystroke = {
  /** Time in ms until the new rows are drawn. */
  rows: number;
  /** Time in ms until the next frame is drawn. */
  frame: number;
};

/** Presses a key and returns the time in ms until the new rows are drawn; undefined if the rows do not change. */
async function measureKeystroke(page: Page, key: string): Promise<number | undefined> {
  const startTime = await page.evaluate(() => performance.now());
  await page.keyboard.press(key);
  const end = await page.evaluate((since) => window.waitForChange(since), startTime);
  return end === undefined ? undefined : end - startTime;
}

/** Deletes the first row and returns the time in ms until the new rows are drawn. */
async function measureDeletion(page: Page): Promise<number> {
  const deleteButton = page.getByRole('button', { name: /^Delete/ }).first();
  const startTime = await deleteButton.evaluate((button: HTMLElement) => {
    const now = performance.now();
    button.click();
    return now;
  });
  return ((await page.evaluate((since) => window.waitForChange(since), startTime)) ?? Infinity) - startTime;
}

async function measureKeystrokes(page: Page, url: string, fieldSelector: string): Promise<Keystroke[]> {
  await page.goto(url, { waitUntil: 'networkidle' });
  // DataGrid shows its search field after a click on this button.
  const searchButton = page.getByRole('button', { name: 'Search' });
  if (await searchButton.count()) await searchButton.first().click();
  await page.locator(fieldSelector).first().focus();
  await page.evaluate(() => window.waitForChange(0));
  const rows: number[] = [];
  for (const key of keys) {
    const ms = await measureKeystroke(page, key);
    if (ms === undefined) console.log(`${url}: the key ${key} changed nothing`);
    else rows.push(ms);
  }
  const { frames } = await page.evaluate(() => window.watch);
  return rows.map((ms, index) => ({ rows: ms, frame: frames[index] ?? 0 }));
}

/** Prints the times and returns the median time until the new rows are drawn. */
const report = (name: string, keystrokes: Keystroke[]) => {
  const rows = keystrokes.map(({ rows: ms }) => ms);
  const frames = keystrokes.map(({ frame }) => frame);
  console.log(
    `${name.padEnd(28)} key to rows: median ${median(rows).toFixed(0)} ms, worst ${Math.max(...rows).toFixed(0)} ms · ` +
      `key to next frame: median ${median(frames).toFixed(0)} ms, worst ${Math.max(...frames).toFixed(0)} ms`,
  );
  return median(rows);
};

/** Measures the list of agencies and DataGrid, with the processor at full speed and at a quarter of its speed. */
export async function measureLists(browser: Browser, origin: string, record: RecordFigure) {
  for (const slowdown of [1, 4]) {
    const ourKeystrokes: Keystroke[] = [];
    const gridKeystrokes: Keystroke[] = [];
    const deletions: number[] = [];
    for (let run = 0; run < runCount; run += 1) {
      for (const [keystrokes, name, fieldSelector] of [
        [ourKeystrokes, 'ours', '[role=searchbox]'],
        [gridKeystrokes, 'grid', 'input[type=search], input[type=text]'],
      ] as const) {
        const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
        const devtools = await page.context().newCDPSession(page);
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
        keystrokes.push(...(await measureKeystrokes(page, `${origin}/?${name}`, fieldSelector)));
        if (name === 'ours') deletions.push(await measureDeletion(page));
        await page.close();
      }
    }
    console.log(`100,000 rows, processor ${slowdown}x slower, ${runCount} runs of ${keys.length} keys`);
    const ourMedian = report('this list', ourKeystrokes);
    const gridMedian = report("DataGrid's quick filter", gridKeystrokes);
    record(`Keystroke in 100,000 agencies, processor ${slowdown}x slower, to DataGrid`, ourMedian / gridMedian, 'x');
    console.log(`this list, deleted row to rows: median ${median(deletions).toFixed(0)} ms`);
  }
}

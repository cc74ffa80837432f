/* Measures 100,000 tags in three lists: our list of a workspace, our list of sample data, and MUI X DataGrid. */
import type { Browser, Page } from 'playwright';

import type { RecordBenchResult } from './benchResults';
import { formatTimes, median, timesHeader } from './times';
import type { ActionTimes } from './actionTimes';

const runCount = 7;
/** The three lists, by the search strings of their pages. */
const listKinds = ['sample', 'workspace', 'tagGrid'] as const;
type ListKind = (typeof listKinds)[number];
/** Keys to press in the search field, one after another. Each of them changes the first rows of the list. */
const keysToPress = ['7', '1', '9', 'Backspace'];

/** The times of each action, which is measured `runCount` times, by the name of the action. */
type TimesByAction = Map<string, ActionTimes[]>;

/** Measures an action. The measurement begins with the event of type `eventType` that `triggerEvent` causes. */
async function measureAction(
  page: Page,
  eventType: 'keydown' | 'click',
  triggerEvent: () => Promise<void>,
): Promise<ActionTimes> {
  await page.evaluate((type) => window.startAction(type), eventType);
  await triggerEvent();
  return page.evaluate(() => window.endAction());
}

const getOption = (page: Page, name: string) => page.getByRole('option', { name, exact: true });

/** Measures the keys one after another. The first keystroke takes longer, because it fills the caches of the list. */
async function measureKeystrokes(page: Page, addTimes: (name: string, times: ActionTimes) => void) {
  for (const [index, key] of keysToPress.entries()) {
    const times = await measureAction(page, 'keydown', () => page.keyboard.press(key));
    addTimes(index === 0 ? 'first keystroke' : 'keystroke', times);
  }
}

async function measureGrid(page: Page, addTimes: (name: string, times: ActionTimes) => void) {
  // Opens the search field of DataGrid.
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('searchbox').focus();
  await measureKeystrokes(page, addTimes);
}

async function measureList(page: Page, listKind: ListKind, addTimes: (name: string, times: ActionTimes) => void) {
  await page.getByRole('searchbox').focus();
  await measureKeystrokes(page, addTimes);
  await page.getByRole('searchbox').fill('');
  await page.evaluate(() => window.waitForChange(0));

  await page.getByRole('combobox', { name: 'Assigned' }).click();
  addTimes('filter', await measureAction(page, 'click', () => getOption(page, 'No').click()));
  addTimes('sort', await measureAction(page, 'click', () => page.getByRole('button', { name: 'Hexacode' }).click()));
  const nextPage = page.getByRole('button', { name: /next page/i });
  addTimes('page turn', await measureAction(page, 'click', () => nextPage.click()));

  if (listKind === 'workspace') {
    await page.getByRole('button', { name: /^Edit/ }).first().click();
    const dialog = page.getByRole('dialog', { name: /^Edit/ });
    await dialog.getByLabel('Hexacode').fill(`0000${Math.random().toString(16).slice(2, 6).toUpperCase()}`);
    await dialog.getByRole('tab', { name: 'Timestamps' }).click();
    addTimes('edit', await measureAction(page, 'click', () => dialog.getByRole('button', { name: 'Save' }).click()));
    await page.getByRole('button', { name: 'OK' }).click();
    await dialog.waitFor({ state: 'detached' });
  }
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  const confirmButton = page.getByRole('alertdialog').getByRole('button', { name: 'Delete' });
  addTimes('delete', await measureAction(page, 'click', () => confirmButton.click()));
}

function printTimes(name: string, results: TimesByAction) {
  console.log(`${name}${timesHeader}`);
  for (const [action, times] of results) {
    console.log(`  ${`${action}: new rows`.padEnd(30)}${formatTimes(times.map(({ rowsTime }) => rowsTime))}`);
    if (action !== 'load')
      console.log(`  ${'  next frame'.padEnd(30)}${formatTimes(times.map(({ frameTime }) => frameTime))}`);
    console.log(`  ${'  longest task'.padEnd(30)}${formatTimes(times.map(({ longestTaskTime }) => longestTaskTime))}`);
  }
}

export async function measureTags(browser: Browser, origin: string, record: RecordBenchResult) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  // Opens each list once before the times are measured, so that the tags are stored and the code is compiled by then.
  // Also records the memory that each list needs.
  for (const listKind of listKinds) {
    await page.goto(`${origin}/?${listKind}`);
    await page.evaluate(() => window.waitForFirstRows());
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    record(`Memory of 100,000 tags, ${listKind === 'tagGrid' ? 'DataGrid' : listKind}`, usedSize / 1e6, 'MB');
  }
  for (const slowdown of [1, 4]) {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const results: Record<ListKind, TimesByAction> = { sample: new Map(), workspace: new Map(), tagGrid: new Map() };
    for (let run = 0; run < runCount; run += 1) {
      for (const listKind of listKinds) {
        const addTimes = (name: string, times: ActionTimes) => {
          results[listKind].set(name, [...(results[listKind].get(name) ?? []), times]);
        };
        await page.goto(`${origin}/?${listKind}`);
        addTimes('load', await page.evaluate(() => window.waitForFirstRows()));
        await (listKind === 'tagGrid' ? measureGrid(page, addTimes) : measureList(page, listKind, addTimes));
      }
    }
    const title = `100,000 tags, ${runCount} runs, processor ${slowdown}x slower`;
    printTimes(`${title}: sample data`, results.sample);
    printTimes(`${title}: workspace`, results.workspace);
    printTimes(`${title}: DataGrid`, results.tagGrid);
    const getMedianKeystrokeMs = (listKind: ListKind) =>
      median((results[listKind].get('keystroke') ?? []).map(({ rowsTime }) => rowsTime));
    for (const listKind of ['sample', 'workspace'] as const) {
      const ratio = getMedianKeystrokeMs(listKind) / getMedianKeystrokeMs('tagGrid');
      record(`Keystroke in 100,000 tags, ${listKind}, processor ${slowdown}x slower, to DataGrid`, ratio, 'x');
      record(
        `Keystroke in 100,000 tags, ${listKind}, processor ${slowdown}x slower`,
        getMedianKeystrokeMs(listKind),
        'ms',
      );
    }
  }
  await context.close();
}

/* Measures the same list of 100,000 tags twice: with the tags in a workspace, and as sample data in memory. */
import type { Browser, Page } from 'playwright';

import { formatTimes, timesHeader } from './times';
import type { ActionTimes } from './watch';

const runCount = 5;
/** The keys to press in the search field, one after another. Each key changes the first rows of the list. */
const keys = ['7', '1', '9', 'Backspace'];

/** The measured times by the name of the action, with one entry for each time it was measured. */
type Results = Map<string, ActionTimes[]>;

/** Measures an action that begins with an event of the type `event`. `act` triggers this event. */
async function measureAction(page: Page, event: 'keydown' | 'click', act: () => Promise<void>): Promise<ActionTimes> {
  await page.evaluate((type) => window.startAction(type), event);
  await act();
  return page.evaluate(() => window.endAction());
}

const getOption = (page: Page, name: string) => page.getByRole('option', { name, exact: true });

async function measureOnce(page: Page, url: string, add: (name: string, times: ActionTimes) => void) {
  await page.goto(url);
  add('load', await page.evaluate(() => window.waitForFirstRows()));

  await page.getByRole('searchbox').focus();
  for (const key of keys) add('keystroke', await measureAction(page, 'keydown', () => page.keyboard.press(key)));
  await page.getByRole('searchbox').fill('');
  await page.evaluate(() => window.waitForChange(0));

  await page.getByRole('combobox', { name: 'Assigned' }).click();
  add('filter', await measureAction(page, 'click', () => getOption(page, 'No').click()));
  add('sort', await measureAction(page, 'click', () => page.getByRole('button', { name: 'Hexacode' }).click()));
  const nextPage = page.getByRole('button', { name: /next page/i });
  add('page turn', await measureAction(page, 'click', () => nextPage.click()));

  if (url.endsWith('workspace')) {
    await page.getByRole('button', { name: /^Edit/ }).first().click();
    const dialog = page.getByRole('dialog', { name: /^Edit/ });
    await dialog.getByLabel('Hexacode').fill(`0000${Math.random().toString(16).slice(2, 6).toUpperCase()}`);
    await dialog.getByRole('tab', { name: 'Timestamps' }).click();
    add('edit', await measureAction(page, 'click', () => dialog.getByRole('button', { name: 'Save' }).click()));
    await page.getByRole('button', { name: 'OK' }).click();
    await dialog.waitFor({ state: 'detached' });
  }
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  const confirmButton = page.getByRole('alertdialog').getByRole('button', { name: 'Delete' });
  add('delete', await measureAction(page, 'click', () => confirmButton.click()));
}

function report(name: string, results: Results) {
  console.log(`${name}${timesHeader}`);
  for (const [action, times] of results) {
    console.log(`  ${`${action}: new rows`.padEnd(30)}${formatTimes(times.map(({ rows }) => rows))}`);
    if (action !== 'load') console.log(`  ${'  next frame'.padEnd(30)}${formatTimes(times.map(({ frame }) => frame))}`);
    console.log(`  ${'  longest task'.padEnd(30)}${formatTimes(times.map(({ task }) => task))}`);
  }
}

export async function measureTags(browser: Browser, origin: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  // The first visit stores the tags in the workspace.
  await page.goto(`${origin}/?workspace`);
  await page.evaluate(() => window.waitForFirstRows());
  const results: Record<'sample' | 'workspace', Results> = { sample: new Map(), workspace: new Map() };
  for (let run = 0; run < runCount; run += 1) {
    for (const source of ['sample', 'workspace'] as const) {
      await measureOnce(page, `${origin}/?${source}`, (name, times) => {
        const earlierTimes = results[source].get(name) ?? [];
        results[source].set(name, [...earlierTimes, times]);
      });
    }
  }
  report(`100,000 tags as sample data, ${runCount} runs`, results.sample);
  report(`100,000 tags in a workspace, ${runCount} runs`, results.workspace);
  await context.close();
}

import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { getLaunchOptions } from '../../scripts/browser';
import { sampledPaths } from './setup/pageList';
import { findLastingProblems, findLostContent } from './setup/reflow';
import { takeEveryNth } from './setup/sampleCases';
import { setAuthCookie, siteOrigin, startApplication } from './setup/visit';

let browser: Browser;
beforeAll(async () => {
  const { args, ...options } = getLaunchOptions();
  // Doubles the default font size, as the user can in the settings of the browser. Media queries in em depend on it.
  browser = await chromium.launch({ ...options, args: [...args, '--blink-settings=defaultFontSize=32'] });
});
afterAll(() => browser.close());

it.each(takeEveryNth(sampledPaths, 1, 2))('%s loses no content with texts of twice the size', async (path) => {
  const context = await browser.newContext({ baseURL: siteOrigin, reducedMotion: 'reduce' });
  await setAuthCookie(context);
  const page = await context.newPage();
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await startApplication(page);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const lostContent = await findLastingProblems(() => findLostContent(page));
    expect.soft(lostContent, `at ${width} px`).toEqual([]);
  }
  await context.close();
});

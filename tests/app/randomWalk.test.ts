import { chromium } from 'playwright';
import { expect, inject, it } from 'vitest';

import { launchOptions } from '../../scripts/browser';
import { walk } from '../../scripts/walk/randomWalk';

/** The same walk in each run, so that a failure can be repeated. `npm run walk` takes other seeds, and longer. */
const seed = 1;
const maxSteps = 80;

it('survives a random walk of clicks, keys, typed texts, reloads, Back, new sizes, offline phases and a second tab', async () => {
  const browser = await chromium.launch(launchOptions());
  const { problem, steps } = await walk(browser, { origin: inject('siteOrigin'), seed, maxSteps });
  await browser.close();
  expect(problem).toBeUndefined();
  expect(steps).toBe(maxSteps);
});

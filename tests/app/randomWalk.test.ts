import { chromium } from 'playwright';
import { expect, inject, it } from 'vitest';

import { getLaunchOptions } from '../../scripts/browser';
import { walk } from '../../scripts/walk/randomWalk';

/**
 * The seed makes the walk nearly the same in each run, so it runs only in an exhaustive run. `npm run walk` takes longer
 * walks with other seeds. It also checks the focus, which depends on how fast the machine is.
 */
const options = { seed: 1, maxSteps: 80, checksFocus: false };

it.runIf(process.env.EXHAUSTIVE)(
  'survives a random walk of clicks, keys, typed texts, reloads, Back, new sizes, offline phases and a second tab',
  async () => {
    const browser = await chromium.launch(getLaunchOptions());
    const { problem, steps } = await walk(browser, { ...options, origin: inject('siteOrigin') });
    await browser.close();
    expect(problem).toBeUndefined();
    expect(steps).toBe(options.maxSteps);
  },
);

import { chromium } from 'playwright';
import { expect, inject, it } from 'vitest';

import { getLaunchOptions } from '../../scripts/browser';
import { walk } from '../../scripts/walk/randomWalk';

/**
 * With a fixed seed, the walk is nearly the same in each run, so `npm test` skips it. `npm run walk` takes longer walks
 * with other seeds, and also checks the focus, which depends on how fast the machine is.
 */
const options = { seed: 1, maxSteps: 80, checksFocus: false };

it.runIf(process.env.EXHAUSTIVE)(
  'survives a random walk of clicks, keys, typed texts, reloads, Back, new sizes, offline phases and a second tab',
  async () => {
    const browser = await chromium.launch(getLaunchOptions());
    const { problem, stepCount } = await walk(browser, { ...options, origin: inject('siteOrigin') });
    await browser.close();
    expect(problem).toBeUndefined();
    expect(stepCount).toBe(options.maxSteps);
  },
);

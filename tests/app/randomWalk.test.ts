import { chromium } from 'playwright';
import { expect, inject, it } from 'vitest';

import { getLaunchOptions } from '../../scripts/browser';
import { walk } from '../../scripts/walk/randomWalk';

/**
 * With a fixed seed, each walk repeats nearly the same steps and rarely finds new errors, so `npm test` skips the walk.
 * `npm run walk` takes longer walks with other seeds. It also checks the focus, which depends on the machine's speed.
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

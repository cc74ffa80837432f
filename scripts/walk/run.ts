/**
 * `npm run walk -- --minutes 60 --seed 1`: walks randomly over the built site until the time is over or a walk fails.
 */
import { parseArgs } from 'node:util';

import { chromium } from 'playwright';

import { getLaunchOptions } from '../browser';
import { createSiteServer, listen } from '../site/server';
import { walk } from './randomWalk';

const stepsPerWalk = 300;

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    /** Continues with the next seed after a failed walk, until the time is over. */
    all: { type: 'boolean', default: false },
  },
});
const deadline = Date.now() + Number(options.minutes) * 60_000;
const server = await createSiteServer('dist');
const origin = await listen(server);
const browser = await chromium.launch(getLaunchOptions());
let [seed, stepCount, failedCount, maxHeap] = [Number(options.seed), 0, 0, 0];
for (; Date.now() < deadline && (failedCount === 0 || options.all); seed++) {
  const result = await walk(browser, {
    origin,
    seed,
    maxSteps: stepsPerWalk,
    checksFocus: true,
    isOver: () => Date.now() > deadline,
  });
  stepCount += result.stepCount;
  maxHeap = Math.max(maxHeap, result.maxHeapBytes);
  if (result.problem === undefined) continue;
  failedCount += 1;
  console.error(`Seed ${seed} failed at step ${result.stepCount}: ${result.problem}\n`);
}
console.log(
  `Seeds ${options.seed} to ${seed - 1}: ${stepCount} steps, ${failedCount} failed, heap up to ${(maxHeap / 1e6).toFixed(1)} MB`,
);
await browser.close();
server.closeAllConnections();
server.close();
process.exitCode = failedCount > 0 ? 1 : 0;

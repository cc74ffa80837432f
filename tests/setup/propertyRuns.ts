import fc from 'fast-check';
import { vi } from 'vitest';

/** Number of random cases for each property test, which `npm run test:full` sets. */
const runCount = Number(process.env.PROPERTY_RUNS);
// By default, fast-check runs 100 cases. With a fixed seed, they are the same in every run, so no test fails by chance.
fc.configureGlobal(runCount > 0 ? { numRuns: runCount } : { seed: 2026 });
if (runCount > 0) {
  // Drawing and decoding thousands of codes takes about a minute.
  vi.setConfig({ testTimeout: 300_000 });
}

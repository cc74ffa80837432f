import fc from 'fast-check';
import { vi } from 'vitest';

/** Number of cases for each property test, which `npm run test:full` sets. By default, fast-check runs 100. */
const runCount = Number(process.env.PROPERTY_RUNS);
if (runCount > 0) {
  fc.configureGlobal({ numRuns: runCount });
  // Drawing and decoding thousands of codes takes about a minute.
  vi.setConfig({ testTimeout: 300_000 });
}

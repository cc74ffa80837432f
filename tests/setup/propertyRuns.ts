import fc from 'fast-check';
import { vi } from 'vitest';

/** Number of random cases for each property test, which `npm run test:full` sets. */
const casesPerProperty = Number(process.env.PROPERTY_RUNS);
// By default, fast-check runs 100 cases. With a fixed seed, they are the same in every run, so no test fails by chance.
fc.configureGlobal(casesPerProperty > 0 ? { numRuns: casesPerProperty } : { seed: 2026 });
if (casesPerProperty > 0) {
  // Drawing and decoding thousands of codes takes about a minute.
  vi.setConfig({ testTimeout: 300_000 });
}

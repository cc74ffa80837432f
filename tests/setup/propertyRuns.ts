import fc from 'fast-check';

/** Number of cases for each property test, which `npm run test:full` sets. By default, fast-check runs 100. */
const runs = Number(process.env.PROPERTY_RUNS);
if (runs > 0) fc.configureGlobal({ numRuns: runs });

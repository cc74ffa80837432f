import fc from 'fast-check';

/** The number of cases per property; fast-check's default is 100. */
const runs = Number(process.env.PROPERTY_RUNS);
if (runs > 0) fc.configureGlobal({ numRuns: runs });

import fc from 'fast-check';

/** How many cases a property is tried on: fast-check's own hundred, and more where everything is to be tried. */
const runs = Number(process.env.PROPERTY_RUNS);
if (runs > 0) fc.configureGlobal({ numRuns: runs });

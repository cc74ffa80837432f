/** Number of runs that a device keeps. The oldest run is dropped when another one is recorded. */
export const maxRecordedRuns = 20;

/**
 * Maximum size of a design that is kept with its runs, in bytes (5 MB). Larger ones could fill the browser's storage,
 * and the user has their file.
 */
export const maxKeptDesignSize = 5 * 1024 * 1024;

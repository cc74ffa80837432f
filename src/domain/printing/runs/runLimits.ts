/** Number of runs that a device keeps. The oldest run is dropped when another one is recorded. */
export const maxRecordedRuns = 20;

/**
 * Maximum size in bytes (5 MB) of a design that is stored with a recorded run. Larger designs could fill the browser's
 * storage, and the user still has the file.
 */
export const maxKeptDesignSize = 5 * 1024 * 1024;

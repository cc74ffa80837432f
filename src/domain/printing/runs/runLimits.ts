/** Maximum number of recorded runs on a device. Recording another run removes the oldest one. */
export const maxRecordedRuns = 20;

/**
 * Maximum size in bytes (5 MB) of a design that is stored with a recorded run. Larger designs are not stored: they
 * could fill the browser's storage, and the user still has the file.
 */
export const maxKeptDesignSize = 5 * 1024 * 1024;

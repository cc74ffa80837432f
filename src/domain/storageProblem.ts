/** Reason why the browser cannot store data: its storage is full, or blocked for this site. */
export type StorageProblem = 'full' | 'blocked';

import type { StorageProblem } from '~/domain/storageProblem';

/** Returns why the browser's storage threw `error` when a value was stored. */
export const toStorageProblem = (error: unknown): StorageProblem =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked';

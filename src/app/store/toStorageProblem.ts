import type { StorageProblem } from '~/domain/storageProblem';

/** Returns the reason why a value could not be stored, for an error of the browser's storage. */
export const toStorageProblem = (error: unknown): StorageProblem =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked';

import type { StorageFailure } from '~/domain/workspace/storage';

/** Errors that mean the same whether the database is being opened or in use. */
const failuresByErrorName: Readonly<Record<string, StorageFailure>> = {
  QuotaExceededError: 'full',
  VersionError: 'newer-version',
  DatabaseClosedError: 'closed',
};

/**
 * Returns why an operation of Dexie or IndexedDB failed. Errors with other names, which differ between browsers, count
 * as 'blocked' while the database is opened for the first time, and as 'closed' afterwards.
 */
export function findStorageFailure(error: unknown, during: 'opening' | 'use'): StorageFailure {
  const failure = listErrorNames(error)
    .map((name) => failuresByErrorName[name])
    .find((knownFailure) => knownFailure !== undefined);
  return failure ?? (during === 'opening' ? 'blocked' : 'closed');
}

/** Returns the names of an error and of its causes, which Dexie keeps in `inner` and `failures`. */
function listErrorNames(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const inner = 'inner' in error ? [error.inner] : [];
  const failures: unknown[] = 'failures' in error && Array.isArray(error.failures) ? error.failures : [];
  return [error.name, ...[...inner, ...failures].flatMap(listErrorNames)];
}

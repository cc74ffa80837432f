import type { StorageFailure } from '~/domain/workspace/storage';

/** Errors that mean the same whether the database is being opened or in use. */
const failuresByName: Readonly<Record<string, StorageFailure>> = {
  QuotaExceededError: 'full',
  VersionError: 'newer-version',
  DatabaseClosedError: 'closed',
};

/**
 * Returns why storing failed, for an error of Dexie or IndexedDB. Browsers use different names for the other errors:
 * while the database opens for the first time, they mean that the browser allows none, and later that it has closed the
 * connection.
 */
export function findStorageFailure(error: unknown, during: 'opening' | 'use'): StorageFailure {
  const failure = errorNames(error)
    .map((name) => failuresByName[name])
    .find((found) => found !== undefined);
  return failure ?? (during === 'opening' ? 'blocked' : 'closed');
}

/** Returns the names of an error and of its causes, which Dexie keeps in `inner` and `failures`. */
function errorNames(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const inner = 'inner' in error ? [error.inner] : [];
  const failures: unknown[] = 'failures' in error && Array.isArray(error.failures) ? error.failures : [];
  return [error.name, ...[...inner, ...failures].flatMap(errorNames)];
}

import type { StorageFailure } from '~/domain/workspace/storage';

import { findStorageFailure } from './storageFailure';
import type { WorkspaceDatabase } from './workspaceDatabase';

type FailedResult = { ok: false; reason: StorageFailure };

export type DatabaseConnection = {
  /** Opens the database if needed and runs `work`. If the browser has closed the database, tries both again once. */
  run: <Result>(work: () => PromiseLike<Result>) => Promise<Result | FailedResult>;
  /** Closes the database. Later calls of `run` then fail. */
  close: () => void;
};

/** Manages the connection to `db`. Closes `db` and calls `onReplaced` when another tab upgrades or deletes it. */
export function createDatabaseConnection(db: WorkspaceDatabase, onReplaced: () => void): DatabaseConnection {
  /** Reason why the database must not be opened again. */
  let closedReason: 'closed' | 'deleted' | undefined;
  /**
   * True once the database has been open. The browser then does not block databases, so a later failure to open it has
   * another cause, such as a full disk.
   */
  let wasOpen = false;
  let openingPromise: Promise<StorageFailure | undefined> | undefined;
  let reportBlockedUpgrade: () => void = () => undefined;

  db.on('blocked', () => reportBlockedUpgrade());
  db.on('versionchange', ({ newVersion }) => {
    // Opening a deleted database again would create an empty one.
    if (newVersion === null) closedReason ??= 'deleted';
    db.close({ disableAutoOpen: false });
    onReplaced();
    // Returning false keeps Dexie from logging a warning.
    return false;
  });

  /**
   * True if a newer version of the app has upgraded the database. Dexie opens it nevertheless, but this version might
   * not understand the records. Dexie stores its version numbers times 10.
   */
  const hasNewerVersion = () => db.backendDB().version >= (db.verno + 1) * 10;

  const open = (): Promise<StorageFailure | undefined> => {
    openingPromise ??= new Promise((resolve) => {
      // A tab that keeps the old version open blocks the upgrade. All calls fail until that tab is closed.
      reportBlockedUpgrade = () => resolve('closed');
      void db
        .open()
        .then(
          () => {
            wasOpen = true;
            return hasNewerVersion() ? 'newer-version' : undefined;
          },
          (error: unknown) => findStorageFailure(error, wasOpen ? 'use' : 'opening'),
        )
        .then((failure) => {
          openingPromise = undefined;
          resolve(failure);
        });
    });
    return openingPromise;
  };

  const run = async <Result>(work: () => PromiseLike<Result>, isRepeated = false): Promise<Result | FailedResult> => {
    const failure = closedReason ?? (await open());
    if (failure) return { ok: false, reason: failure };
    try {
      return await work();
    } catch (error) {
      const reason = findStorageFailure(error, 'use');
      if (reason !== 'closed' || isRepeated) {
        console.error(error);
        return { ok: false, reason };
      }
      // Drops the lost connection, so that `run` opens the database again.
      db.close({ disableAutoOpen: false });
      return run(work, true);
    }
  };

  return {
    run,
    close: () => {
      closedReason = 'closed';
      db.close();
    },
  };
}

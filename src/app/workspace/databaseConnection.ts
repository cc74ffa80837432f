import type { StorageFailure } from '~/domain/workspace/storage';

import { findStorageFailure } from './storageFailure';
import type { WorkspaceDatabase } from './workspaceDatabase';

type Failed = { ok: false; reason: StorageFailure };

export type DatabaseConnection = {
  /** Runs `work` on the open database. Opens it again and repeats `work` once if the browser has closed it. */
  run: <Result>(work: () => PromiseLike<Result>) => Promise<Result | Failed>;
  /** Closes the database for good. */
  close: () => void;
};

/** Keeps `db` open. Calls `onReplaced` when another tab upgrades or deletes the database, which closes it here. */
export function createDatabaseConnection(db: WorkspaceDatabase, onReplaced: () => void): DatabaseConnection {
  /** Reason why the database must not be opened again. */
  let closedBecause: 'closed' | 'deleted' | undefined;
  /**
   * True after the database was open once: the browser does allow it, so a later failure to open it has another cause,
   * such as a full disk.
   */
  let wasOpen = false;
  let opening: Promise<StorageFailure | undefined> | undefined;
  let reportBlockedUpgrade: () => void = () => undefined;

  db.on('blocked', () => reportBlockedUpgrade());
  db.on('versionchange', ({ newVersion }) => {
    // Opening a deleted database again would create an empty one.
    if (newVersion === null) closedBecause ??= 'deleted';
    db.close({ disableAutoOpen: false });
    onReplaced();
    // Returning false keeps Dexie from logging a warning.
    return false;
  });

  /**
   * True if a newer version of the app has written the database. Dexie opens it nevertheless, but this version might
   * not understand the records.
   */
  const isNewer = () => db.backendDB().version >= (db.verno + 1) * 10;

  const open = (): Promise<StorageFailure | undefined> => {
    opening ??= new Promise((resolve) => {
      // The upgrade stays pending until the other tab is closed. Meanwhile, all calls fail.
      reportBlockedUpgrade = () => resolve('closed');
      void db
        .open()
        .then(
          () => {
            wasOpen = true;
            return isNewer() ? 'newer-version' : undefined;
          },
          (error: unknown) => findStorageFailure(error, wasOpen ? 'use' : 'opening'),
        )
        .then((failure) => {
          opening = undefined;
          resolve(failure);
        });
    });
    return opening;
  };

  const run = async <Result>(work: () => PromiseLike<Result>, isRepeated = false): Promise<Result | Failed> => {
    const failure = closedBecause ?? (await open());
    if (failure) return { ok: false, reason: failure };
    try {
      return await work();
    } catch (error) {
      const reason = findStorageFailure(error, 'use');
      if (reason !== 'closed' || isRepeated) {
        console.error(error);
        return { ok: false, reason };
      }
      // Drops the lost connection, so that the database is opened again.
      db.close({ disableAutoOpen: false });
      return run(work, true);
    }
  };

  return {
    run,
    close: () => {
      closedBecause = 'closed';
      db.close();
    },
  };
}

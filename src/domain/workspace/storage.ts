import type { WorkspaceTable } from './records';
import type { StoredFile } from './storedFiles';
import type { Change, WorkspaceState } from './workspaceState';

/**
 * Reasons why a storage cannot read or write:
 *
 * - `full`: there is no space left. Nothing of the commit was stored.
 * - `blocked`: the browser allows no storage, for example in a private window.
 * - `newer-version`: a newer version of the app has converted the stored data. This tab has to be reloaded.
 * - `deleted`: another tab has deleted the workspace.
 * - `closed`: the connection was closed and could not be opened again.
 */
export type StorageFailure = 'full' | 'blocked' | 'newer-version' | 'deleted' | 'closed';

type Failed<Reason> = { ok: false; reason: Reason };

/** A stored record that its schema rejects. The storage sets it aside, so that loaded states do not contain it. */
export type DamagedRecord = { table: WorkspaceTable; id: string };

export type LoadResult =
  | { ok: true; state: WorkspaceState; version: number; damagedRecords: readonly DamagedRecord[] }
  | Failed<StorageFailure>;

/**
 * `outdated`: another connection has committed, so that `expectedVersion` is no longer the current version. `version`
 * is the version after the commit.
 */
export type CommitResult = { ok: true; version: number } | Failed<StorageFailure | 'outdated'>;

/**
 * Changes that turn the records of an earlier version into those of the current version, which is `version`. If several
 * commits changed a record, only its current content may be included. `unknown`: the storage no longer has the changes,
 * so that all records have to be loaded again.
 */
export type ChangesResult =
  | { ok: true; changes: readonly Change[]; version: number }
  | Failed<StorageFailure | 'unknown'>;

/** Times of the first commit and of the last backup, in UTC as ISO 8601 strings. Undefined if there was none. */
type WorkspaceInfo = { createdAt: string | undefined; lastBackup: string | undefined };

/**
 * The interface between a workspace and the place where its records are stored. Several tabs, each with its own
 * connection, can use the same stored records. The version starts at 0 and grows by 1 with each commit. No method
 * throws or rejects.
 */
export type WorkspaceStorage = {
  /** Reads all records and their version. */
  load: () => Promise<LoadResult>;
  /**
   * Stores all `changes` and the files to which they refer, or none of them. Stores nothing if `expectedVersion` is not
   * the current version. After the failure `closed`, it is unknown whether the changes were stored.
   */
  commit: (expectedVersion: number, changes: readonly Change[], files?: readonly StoredFile[]) => Promise<CommitResult>;
  /**
   * Replaces all records with those of `state` and adds their files, in one commit. Other connections have to load all
   * records again, since `readChangesSince` no longer knows the changes.
   */
  replaceAll: (expectedVersion: number, state: WorkspaceState, files?: readonly StoredFile[]) => Promise<CommitResult>;
  /** Reads a file. `file` is undefined if it is missing or damaged. */
  readFile: (id: string) => Promise<{ ok: true; file: StoredFile | undefined } | Failed<StorageFailure>>;
  /** Removes all files except `usedIds` and those of damaged records. Does nothing if `expectedVersion` is outdated. */
  removeUnusedFiles: (
    expectedVersion: number,
    usedIds: ReadonlySet<string>,
  ) => Promise<{ ok: true } | Failed<StorageFailure | 'outdated'>>;
  /**
   * Receives all records after each load, commit or restore in this tab, so that the storage can keep a copy that loads
   * faster. Failures are ignored.
   */
  keepCopy: (version: number, state: WorkspaceState) => Promise<void>;
  readChangesSince: (version: number) => Promise<ChangesResult>;
  /** Reads the times when the workspace was created and last backed up. Backups do not contain these times. */
  readInfo: () => Promise<({ ok: true } & WorkspaceInfo) | Failed<StorageFailure>>;
  /** Stores the time of a backup. */
  recordBackup: (time: Date) => Promise<{ ok: true } | Failed<StorageFailure>>;
  /**
   * Calls `listener` within a second after another connection has committed. May also call it if there was no commit.
   * Returns a function that unsubscribes.
   */
  subscribe: (listener: () => void) => () => void;
  /** Ends the connection. Later calls fail with `closed`. Stored records stay. */
  close: () => void;
};

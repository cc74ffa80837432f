import type { ChangesResult, CommitResult, StorageFailure, WorkspaceStorage } from './storage';
import type { StoredFile } from './storedFiles';
import { applyChanges, emptyWorkspace } from './workspaceState';
import type { Change, WorkspaceState } from './workspaceState';

/** In-memory database for several connections, which can simulate the failures of a real storage. */
export type MemoryDatabase = {
  /** Opens a connection, as another tab would. */
  open: () => WorkspaceStorage;
  /**
   * Makes the next call of any connection fail with `reason`. With `afterStoring`, a commit stores its changes and then
   * fails, as if the connection had broken before the response arrived.
   */
  failNext: (reason: StorageFailure, options?: { afterStoring: boolean }) => void;
  /** Forgets the changes of all earlier commits, as a real storage does to save space. */
  forgetChanges: () => void;
};

/** Creates an in-memory database for tests and stories. `state` has version 0. */
export function createMemoryDatabase(state: WorkspaceState = emptyWorkspace): MemoryDatabase {
  let latestState = state;
  const files = new Map<string, StoredFile>();
  let version = 0;
  /** The changes of each commit after version `firstVersion`. */
  let commits: (readonly Change[])[] = [];
  let firstVersion = 0;
  let createdAt: string | undefined;
  let lastBackup: string | undefined;
  let nextFailure: { reason: StorageFailure; afterStoring: boolean } | undefined;
  const connections = new Map<WorkspaceStorage, Set<() => void>>();

  const consumeFailure = () => {
    const failure = nextFailure;
    nextFailure = undefined;
    return failure;
  };

  const addFiles = (newFiles: readonly StoredFile[]) => {
    for (const file of newFiles) files.set(file.id, file);
  };

  const storeCommit = (changes: readonly Change[], committer: WorkspaceStorage) => {
    latestState = applyChanges(latestState, changes);
    version += 1;
    commits.push(changes);
    notifyOthers(committer);
  };

  const replaceState = (state: WorkspaceState, committer: WorkspaceStorage) => {
    latestState = state;
    version += 1;
    forgetChanges();
    notifyOthers(committer);
  };

  const forgetChanges = () => {
    commits = [];
    firstVersion = version;
  };

  const notifyOthers = (committer: WorkspaceStorage) => {
    // Uses a fixed time, because no test depends on the actual time.
    createdAt ??= new Date(0).toISOString();
    const listeners = [...connections].flatMap(([storage, callbacks]) => (storage === committer ? [] : [...callbacks]));
    // Notifies the other tabs in a microtask, never during the commit.
    void Promise.resolve().then(() => {
      for (const listener of listeners) listener();
    });
  };

  const listChangesSince = (sinceVersion: number): ChangesResult =>
    sinceVersion < firstVersion || sinceVersion > version
      ? { ok: false, reason: 'unknown' }
      : { ok: true, changes: commits.slice(sinceVersion - firstVersion).flat(), version };

  const consumeFailureOrClosed = (storage: WorkspaceStorage) =>
    connections.has(storage) ? consumeFailure() : ({ reason: 'closed', afterStoring: false } as const);

  const runWrite = async (
    storage: WorkspaceStorage,
    expectedVersion: number,
    applyWrite: () => void,
  ): Promise<CommitResult> => {
    await Promise.resolve();
    const failure = consumeFailureOrClosed(storage);
    if (failure && !failure.afterStoring) return { ok: false, reason: failure.reason };
    if (expectedVersion !== version) return { ok: false, reason: 'outdated' };
    applyWrite();
    return failure ? { ok: false, reason: failure.reason } : { ok: true, version };
  };

  const open = () => {
    const storage: WorkspaceStorage = {
      load: async () => {
        await Promise.resolve();
        const failure = consumeFailureOrClosed(storage);
        return failure
          ? { ok: false, reason: failure.reason }
          : { ok: true, state: latestState, version, damagedRecords: [] };
      },
      commit: (expectedVersion, changes, newFiles = []) =>
        runWrite(storage, expectedVersion, () => {
          storeCommit(changes, storage);
          addFiles(newFiles);
        }),
      replaceAll: (expectedVersion, newState, newFiles = []) =>
        runWrite(storage, expectedVersion, () => {
          replaceState(newState, storage);
          addFiles(newFiles);
        }),
      readFile: async (id) => {
        await Promise.resolve();
        const failure = consumeFailureOrClosed(storage);
        return failure ? { ok: false, reason: failure.reason } : { ok: true, file: files.get(id) };
      },
      removeUnusedFiles: (expectedVersion, usedIds) =>
        runWrite(storage, expectedVersion, () => {
          for (const id of files.keys()) if (!usedIds.has(id)) files.delete(id);
        }),
      readInfo: async () => {
        await Promise.resolve();
        const failure = consumeFailureOrClosed(storage);
        return failure ? { ok: false, reason: failure.reason } : { ok: true, createdAt, lastBackup };
      },
      recordBackup: async (time) => {
        await Promise.resolve();
        const failure = consumeFailureOrClosed(storage);
        if (failure) return { ok: false, reason: failure.reason };
        lastBackup = time.toISOString();
        return { ok: true };
      },
      keepCopy: () => Promise.resolve(),
      readChangesSince: async (sinceVersion) => {
        await Promise.resolve();
        const failure = consumeFailureOrClosed(storage);
        return failure ? { ok: false, reason: failure.reason } : listChangesSince(sinceVersion);
      },
      subscribe: (listener) => {
        connections.get(storage)?.add(listener);
        return () => connections.get(storage)?.delete(listener);
      },
      close: () => connections.delete(storage),
    };
    connections.set(storage, new Set());
    return storage;
  };

  return {
    open,
    failNext: (reason, { afterStoring } = { afterStoring: false }) => {
      nextFailure = { reason, afterStoring };
    },
    forgetChanges,
  };
}

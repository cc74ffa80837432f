import type { ChangesResult, CommitResult, StorageFailure, WorkspaceStorage } from './storage';
import type { StoredFile } from './storedFiles';
import { applyChanges, emptyWorkspace } from './workspaceState';
import type { Change, WorkspaceState } from './workspaceState';

/** A database in memory for several connections, which can simulate the failures of a real storage. */
export type MemoryDatabase = {
  /** Opens a connection, as another tab would. */
  open: () => WorkspaceStorage;
  /**
   * Makes the next call of any connection fail with `reason`. With `afterStoring`, a commit stores its changes and then
   * fails, as if the connection had broken before the result arrived.
   */
  failNext: (reason: StorageFailure, options?: { afterStoring: boolean }) => void;
  /** Forgets which changes led to the current version, as a real storage does to save space. */
  forgetChanges: () => void;
};

/** Creates a database in memory, for tests and stories. `state` has version 0. */
export function createMemoryDatabase(state: WorkspaceState = emptyWorkspace): MemoryDatabase {
  let current = state;
  const files = new Map<string, StoredFile>();
  let version = 0;
  /** The changes of each commit after version `firstVersion`. */
  let commits: (readonly Change[])[] = [];
  let firstVersion = 0;
  let createdAt: string | undefined;
  let lastBackup: string | undefined;
  let nextFailure: { reason: StorageFailure; afterStoring: boolean } | undefined;
  const connections = new Map<WorkspaceStorage, Set<() => void>>();

  const takeFailure = () => {
    const failure = nextFailure;
    nextFailure = undefined;
    return failure;
  };

  const addFiles = (added: readonly StoredFile[]) => {
    for (const file of added) files.set(file.id, file);
  };

  const store = (changes: readonly Change[], author: WorkspaceStorage) => {
    current = applyChanges(current, changes);
    version += 1;
    commits.push(changes);
    notifyOthers(author);
  };

  const replace = (state: WorkspaceState, author: WorkspaceStorage) => {
    current = state;
    version += 1;
    forgetChanges();
    notifyOthers(author);
  };

  const forgetChanges = () => {
    commits = [];
    firstVersion = version;
  };

  const notifyOthers = (author: WorkspaceStorage) => {
    // A fixed time, since no test depends on it.
    createdAt ??= new Date(0).toISOString();
    const listeners = [...connections].flatMap(([storage, set]) => (storage === author ? [] : [...set]));
    // Notifies the other tabs in a microtask, never during the commit.
    void Promise.resolve().then(() => {
      for (const listener of listeners) listener();
    });
  };

  const changesSince = (since: number): ChangesResult =>
    since < firstVersion || since > version
      ? { ok: false, reason: 'unknown' }
      : { ok: true, changes: commits.slice(since - firstVersion).flat(), version };

  const takeFailureOf = (storage: WorkspaceStorage) =>
    connections.has(storage) ? takeFailure() : ({ reason: 'closed', afterStoring: false } as const);

  const write = async (storage: WorkspaceStorage, expectedVersion: number, work: () => void): Promise<CommitResult> => {
    await Promise.resolve();
    const failure = takeFailureOf(storage);
    if (failure && !failure.afterStoring) return { ok: false, reason: failure.reason };
    if (expectedVersion !== version) return { ok: false, reason: 'outdated' };
    work();
    return failure ? { ok: false, reason: failure.reason } : { ok: true, version };
  };

  const open = () => {
    const storage: WorkspaceStorage = {
      load: async () => {
        await Promise.resolve();
        const failure = takeFailureOf(storage);
        return failure ? { ok: false, reason: failure.reason } : { ok: true, state: current, version, damaged: [] };
      },
      commit: (expectedVersion, changes, added = []) =>
        write(storage, expectedVersion, () => {
          store(changes, storage);
          addFiles(added);
        }),
      replaceAll: (expectedVersion, newState, added = []) =>
        write(storage, expectedVersion, () => {
          replace(newState, storage);
          addFiles(added);
        }),
      readFile: async (id) => {
        await Promise.resolve();
        const failure = takeFailureOf(storage);
        return failure ? { ok: false, reason: failure.reason } : { ok: true, file: files.get(id) };
      },
      removeUnusedFiles: (expectedVersion, usedIds) =>
        write(storage, expectedVersion, () => {
          for (const id of files.keys()) if (!usedIds.has(id)) files.delete(id);
        }),
      readInfo: async () => {
        await Promise.resolve();
        const failure = takeFailureOf(storage);
        return failure ? { ok: false, reason: failure.reason } : { ok: true, createdAt, lastBackup };
      },
      recordBackup: async (time) => {
        await Promise.resolve();
        const failure = takeFailureOf(storage);
        if (failure) return { ok: false, reason: failure.reason };
        lastBackup = time.toISOString();
        return { ok: true };
      },
      keepCopy: () => Promise.resolve(),
      changesSince: async (since) => {
        await Promise.resolve();
        const failure = takeFailureOf(storage);
        return failure ? { ok: false, reason: failure.reason } : changesSince(since);
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

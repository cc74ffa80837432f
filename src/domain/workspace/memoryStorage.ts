import type { ChangesResult, StorageFailure, WorkspaceStorage } from './storage';
import { applyChanges, emptyWorkspace } from './workspaceState';
import type { Change, WorkspaceState } from './workspaceState';

/** Records in memory that several connections share, and switches for the faults of a real storage. */
export type MemoryDatabase = {
  /** Opens a connection, as another tab would. */
  open: () => WorkspaceStorage;
  /**
   * Makes the next call of any connection fail with `reason`. With `afterStoring`, a commit stores its changes first, as
   * if the connection had broken before the answer.
   */
  failNext: (reason: StorageFailure, options?: { afterStoring: boolean }) => void;
  /** Forgets which changes led to the current version, as a real storage does to save space. */
  forgetChanges: () => void;
};

/** Creates a database in memory, for tests and stories. `state` has version 0. */
export function createMemoryDatabase(state: WorkspaceState = emptyWorkspace): MemoryDatabase {
  let current = state;
  let version = 0;
  /** The changes of each commit, from version `firstVersion` on. */
  let commits: (readonly Change[])[] = [];
  let firstVersion = 0;
  let nextFailure: { reason: StorageFailure; afterStoring: boolean } | undefined;
  const connections = new Map<WorkspaceStorage, Set<() => void>>();

  const takeFailure = () => {
    const failure = nextFailure;
    nextFailure = undefined;
    return failure;
  };

  const store = (changes: readonly Change[], author: WorkspaceStorage) => {
    current = applyChanges(current, changes);
    version += 1;
    commits.push(changes);
    const listeners = [...connections].flatMap(([storage, set]) => (storage === author ? [] : [...set]));
    // Other tabs hear of the commit later, never while it is being made.
    void Promise.resolve().then(() => {
      for (const listener of listeners) listener();
    });
  };

  const changesSince = (since: number): ChangesResult =>
    since < firstVersion || since > version
      ? { ok: false, reason: 'unknown' }
      : { ok: true, changes: commits.slice(since - firstVersion).flat(), version };

  const open = () => {
    const failureOf = (storage: WorkspaceStorage) =>
      connections.has(storage) ? takeFailure() : ({ reason: 'closed', afterStoring: false } as const);
    const storage: WorkspaceStorage = {
      load: async () => {
        await Promise.resolve();
        const failure = failureOf(storage);
        return failure ? { ok: false, reason: failure.reason } : { ok: true, state: current, version, damaged: [] };
      },
      commit: async (expectedVersion, changes) => {
        await Promise.resolve();
        const failure = failureOf(storage);
        if (failure && !failure.afterStoring) return { ok: false, reason: failure.reason };
        if (expectedVersion !== version) return { ok: false, reason: 'outdated' };
        store(changes, storage);
        return failure ? { ok: false, reason: failure.reason } : { ok: true, version };
      },
      changesSince: async (since) => {
        await Promise.resolve();
        const failure = failureOf(storage);
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
    forgetChanges: () => {
      commits = [];
      firstVersion = version;
    },
  };
}

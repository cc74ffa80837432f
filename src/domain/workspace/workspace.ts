import type { Plan, PlanContext, PlanFailure, PlanProgress, PlanResult } from './plan';
import type { DamagedRecord, StorageFailure, WorkspaceStorage } from './storage';
import { collectUsedFileIds } from './storedFiles';
import type { StoredFile } from './storedFiles';
import { applyChanges, getChangedId, emptyWorkspace } from './workspaceState';
import type { Change, WorkspaceState } from './workspaceState';

/** Immutable state of a workspace. A new object is created only when something changes. */
export type WorkspaceSnapshot = {
  status: 'loading' | 'ready' | 'failed';
  /** The stored records that this tab has loaded. Empty until loading has succeeded for the first time. */
  state: WorkspaceState;
  /** Reason why this tab could not load the records or the changes of other tabs; undefined after a success. */
  reason?: StorageFailure | undefined;
  /** Stored records that could not be read. */
  damagedRecords: readonly DamagedRecord[];
};

/** Result of running a plan. Undo needs `before`, the earlier state. 'cancelled': `onProgress` resolved to false. */
export type RunPlanResult =
  | { ok: true; before: WorkspaceState; changes: readonly Change[] }
  | { ok: false; reason: PlanFailure | { kind: 'storage'; reason: StorageFailure } | { kind: 'cancelled' } };

/** Called after each step of a long plan. The plan continues if the promise resolves to true, else it is cancelled. */
export type OnProgress = (progress: PlanProgress) => Promise<boolean>;

/** The records of a workspace in this tab. `subscribe` and `getSnapshot` are for `useSyncExternalStore`. */
export type Workspace = {
  getSnapshot: () => WorkspaceSnapshot;
  /** Calls `listener` once per change of the snapshot. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /**
   * Calls `plan` with the current state, and stores its changes and the `files` to which they refer, all of them or
   * none. If another tab has committed in the meantime, calls `plan` again with the updated state. Plans run one after
   * another. Rejects only if `plan` throws or `onProgress` rejects.
   */
  runPlan: (plan: Plan, onProgress?: OnProgress, files?: readonly StoredFile[]) => Promise<RunPlanResult>;
  /** Replaces all records with those of a backup, and adds its files. On failure, changes nothing and returns why. */
  restore: (state: WorkspaceState, files?: readonly StoredFile[]) => Promise<StorageFailure | undefined>;
  /**
   * Removes the files to which no record refers. Must not be called while a user can undo a change, here or in another
   * tab, since Undo may need these files.
   */
  removeUnusedFiles: () => Promise<void>;
  /** Tries again after a failure: loads the records, or applies the changes of other tabs. */
  refresh: () => Promise<void>;
  close: () => void;
};

/**
 * Creates a workspace and starts loading it. `createContext` returns the context of a plan for a state. `pause` is
 * called after each step of a long plan, so that the browser can paint and handle input.
 */
export function createWorkspace(
  storage: WorkspaceStorage,
  createContext: (state: WorkspaceState) => PlanContext,
  pause: () => Promise<void> = () => Promise.resolve(),
): Workspace {
  let snapshot: WorkspaceSnapshot = { status: 'loading', state: emptyWorkspace, damagedRecords: [] };
  let version = 0;
  const listeners = new Set<() => void>();
  let queue: Promise<unknown> = Promise.resolve();

  /** Runs `task` after all earlier tasks, so that the state does not change while a plan is computed and stored. */
  const enqueue = <Value>(task: () => Promise<Value>): Promise<Value> => {
    const result = queue.then(task);
    // A plan that throws must not block later tasks.
    queue = result.catch(() => undefined);
    return result;
  };

  const updateSnapshot = (changedFields: Partial<WorkspaceSnapshot>) => {
    snapshot = { ...snapshot, ...changedFields };
    for (const listener of listeners) listener();
  };

  const load = async (): Promise<StorageFailure | undefined> => {
    const result = await storage.load();
    if (!result.ok) {
      updateSnapshot({ status: snapshot.status === 'ready' ? 'ready' : 'failed', reason: result.reason });
      return result.reason;
    }
    version = result.version;
    updateSnapshot({ status: 'ready', state: result.state, damagedRecords: result.damagedRecords, reason: undefined });
    void storage.keepCopy(version, result.state);
    return undefined;
  };

  /** Applies the changes that other tabs have committed. */
  const catchUp = async (): Promise<StorageFailure | undefined> => {
    if (snapshot.status !== 'ready') return load();
    const result = await storage.readChangesSince(version);
    if (!result.ok) {
      const { reason } = result;
      if (reason === 'unknown') return load();
      updateSnapshot({ reason });
      return reason;
    }
    const isChanged = result.version !== version;
    version = result.version;
    if (isChanged || snapshot.reason) {
      updateSnapshot({ state: applyChanges(snapshot.state, result.changes), reason: undefined });
    }
    return undefined;
  };

  const runPlan = async (plan: Plan, onProgress: OnProgress, files: readonly StoredFile[]): Promise<RunPlanResult> => {
    const failure = snapshot.status === 'ready' ? undefined : await load();
    if (failure) return createStorageFailure(failure);
    const before = snapshot.state;
    const planResult = await runToEnd(plan(before, createContext(before)), onProgress, pause);
    if (!planResult) return { ok: false, reason: { kind: 'cancelled' } };
    if (!planResult.ok) return planResult;
    const { changes } = planResult;
    if (changes.length === 0) return { ok: true, before, changes };
    const result = await storage.commit(version, changes, files);
    if (result.ok) {
      version = result.version;
      updateSnapshot({ state: applyChanges(before, changes), reason: undefined });
      void storage.keepCopy(version, snapshot.state);
      return { ok: true, before, changes };
    }
    const plannedVersion = version;
    const catchUpFailure = await catchUp();
    // The storage may have stored the changes and failed afterwards. Planning again would store them twice.
    if (version > plannedVersion && isApplied(snapshot.state, changes)) return { ok: true, before, changes };
    if (result.reason !== 'outdated') return createStorageFailure(result.reason);
    if (catchUpFailure) return createStorageFailure(catchUpFailure);
    // Plans again only if another tab has committed in between. Otherwise, the storage is faulty, and retrying would
    // never end.
    return version > plannedVersion ? runPlan(plan, onProgress, files) : createStorageFailure('closed');
  };

  const restore = async (state: WorkspaceState, files: readonly StoredFile[]): Promise<StorageFailure | undefined> => {
    // Updates `version` if other tabs have committed, because `replaceAll` fails if `version` is outdated.
    const failure = await catchUp();
    if (failure) return failure;
    const result = await storage.replaceAll(version, state, files);
    if (!result.ok) return result.reason === 'outdated' ? restore(state, files) : result.reason;
    version = result.version;
    updateSnapshot({ state, damagedRecords: [], reason: undefined });
    void storage.keepCopy(version, state);
    return undefined;
  };

  const unsubscribe = storage.subscribe(() => void enqueue(catchUp));
  void enqueue(load);

  return {
    getSnapshot: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    runPlan: (plan, onProgress = () => Promise.resolve(true), files = []) =>
      enqueue(() => runPlan(plan, onProgress, files)),
    restore: (state, files = []) => enqueue(() => restore(state, files)),
    removeUnusedFiles: () =>
      enqueue(async () => {
        if (snapshot.status === 'ready') await storage.removeUnusedFiles(version, collectUsedFileIds(snapshot.state));
      }),
    refresh: () => enqueue(async () => void (await catchUp())),
    close: () => {
      unsubscribe();
      storage.close();
    },
  };
}

const createStorageFailure = (reason: StorageFailure): RunPlanResult => ({
  ok: false,
  reason: { kind: 'storage', reason },
});

/**
 * True if the state contains all changes. Only this tab can have stored them, since one of the changes adds a record
 * with a new id.
 */
function isApplied(state: WorkspaceState, changes: readonly Change[]): boolean {
  return changes.every((change) => {
    const record = state[change.table].get(getChangedId(change));
    return record?.revision === ('put' in change ? change.put.revision : undefined);
  });
}

/** Runs a plan to its end; returns undefined if it was cancelled. */
async function runToEnd(
  plan: ReturnType<Plan>,
  onProgress: OnProgress,
  pause: () => Promise<void>,
): Promise<PlanResult | undefined> {
  if ('ok' in plan) return plan;
  let step = plan.next();
  while (!step.done) {
    if (!(await onProgress(step.value))) return undefined;
    await pause();
    step = plan.next();
  }
  return step.value;
}

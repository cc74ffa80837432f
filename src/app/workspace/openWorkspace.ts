import type { WorkspaceInfo } from '~/components/shell/WorkspacePanel/workspaceOperation';
import { createWorkspace } from '~/domain/workspace/workspace';
import type { Workspace, WorkspaceSnapshot } from '~/domain/workspace/workspace';
import type { Plan } from '~/domain/workspace/plan';
import { createPlanContext } from '~/domain/workspace/planContext';
import type { StorageFailure, WorkspaceStorage } from '~/domain/workspace/storage';
import { findAgencyByEmail } from '~/domain/workspace/views/agencyViews';
import { memoizeLast } from '~/domain/workspace/memoizeLast';
import { listPutChanges } from '~/domain/workspace/workspaceState';
import type { WorkspaceState } from '~/domain/workspace/workspaceState';

import type { AppData } from '../data/appData';
import type { ExternalStore } from '../data/entityData';
import { createSampleRecords } from '../data/sample/sampleRecords';
import { estimateStorage, isStoragePersisted } from '../store/storageManager';
import { createBackupFile } from './backupFile';
import type { CreateFileResult } from './backupFile';
import { createAdminData } from './createAdminData';
import { createAgencyData } from './createAgencyData';
import { createDexieStorage } from './dexieStorage';
import { markWorkspaceAsOpen } from './markWorkspaceAsOpen';
import { yieldIfNeeded } from './yieldIfNeeded';

export { readBackupFile } from './backupFile';
export { deleteDexieWorkspace } from './dexieStorage';

/** A workspace whose records are loaded. */
export type OpenWorkspace = {
  /** Returns the data of the back-office and of an agency's portal. Caches the data of the last id. */
  getAppData: (agencyId: string) => AppData;
  /** Returns the id of the agency that signs in with this email; undefined if none or several have it. */
  findAgencyId: (email: string) => string | undefined;
  /** Returns `id` if there is an agency with this id; otherwise undefined. */
  findExistingAgencyId: (id: string | undefined) => string | undefined;
  snapshotStore: ExternalStore<WorkspaceSnapshot>;
  readInfo: () => Promise<WorkspaceInfo>;
  /** True while the workspace has no records. */
  isEmpty: () => boolean;
  /** Returns a backup file and stores the time of the backup. Fails if the file would be too large to be restored. */
  backUp: () => Promise<CreateFileResult>;
  /** Replaces all records with those of a backup. Resolves to the reason if the storage fails. */
  restore: Workspace['restore'];
  /** Tries again to load the changes of other tabs, after loading them has failed. */
  refresh: () => Promise<void>;
  close: () => void;
};

type OpenResult = { ok: true; workspace: OpenWorkspace } | { ok: false; reason: StorageFailure };

/** Opens the workspace of this browser. With 'sample', adds the sample data if the workspace has no records yet. */
export async function openWorkspace(
  contents: 'sample' | 'empty' = 'empty',
  storage: WorkspaceStorage = createDexieStorage(),
): Promise<OpenResult> {
  const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));
  const createCurrentPlanContext = (state: WorkspaceState) => createPlanContext(state, Date.now, randomBytes);
  const workspace = createWorkspace(storage, createCurrentPlanContext, yieldIfNeeded);
  const loadResult = await workspace.runPlan(contents === 'sample' ? addSampleRecords : changeNothing);
  if (!loadResult.ok && loadResult.reason.kind === 'storage') {
    workspace.close();
    return { ok: false, reason: loadResult.reason.reason };
  }
  // Without Web Locks, the call rejects and unused files are kept.
  const lockRelease = markWorkspaceAsOpen(workspace.removeUnusedFiles).catch(() => () => undefined);
  return { ok: true, workspace: createOpenWorkspace(workspace, storage, lockRelease) };
}

/** A plan without changes. `workspace.run` loads the records before it calls a plan, and returns why loading failed. */
const changeNothing: Plan = () => ({ ok: true, changes: [] });

/** Adds the sample data to a workspace without records. An existing workspace stays as it is. */
const addSampleRecords: Plan = (state, { now }) => ({
  ok: true,
  changes: isEmpty(state) ? listPutChanges(createSampleRecords(now)) : [],
});

const isEmpty = (state: WorkspaceState): boolean => listPutChanges(state).length === 0;

/**
 * Creates the OpenWorkspace of a loaded workspace. `lockRelease` resolves to a function that releases the lock of
 * `markWorkspaceAsOpen`. `close` calls this function.
 */
function createOpenWorkspace(
  workspace: Workspace,
  storage: WorkspaceStorage,
  lockRelease: Promise<() => void>,
): OpenWorkspace {
  const admin = createAdminData(workspace);
  const readFile = async (id: string) => {
    const result = await storage.readFile(id);
    if (!result.ok) throw new Error(`A file cannot be read: ${result.reason}`);
    return result.file;
  };
  return {
    getAppData: memoizeLast((agencyId: string): AppData => ({
      keepsChanges: true,
      readFile: async (id) => {
        const file = await readFile(id);
        return file && new File([file.bytes], file.name, { type: file.type });
      },
      admin,
      agency: createAgencyData(workspace, agencyId),
    })),
    findAgencyId: (email) => findAgencyByEmail(workspace.getSnapshot().state, email)?.id,
    findExistingAgencyId: (id = '') => workspace.getSnapshot().state.agencies.get(id)?.id,
    snapshotStore: { subscribe: workspace.subscribe, getSnapshot: workspace.getSnapshot },
    readInfo: async () => {
      const [isPersisted, { usage }, info] = await Promise.all([
        isStoragePersisted(),
        estimateStorage(),
        storage.readInfo(),
      ]);
      return {
        isPersisted,
        usedBytes: usage,
        lastBackup: info.ok && info.lastBackup !== undefined ? new Date(info.lastBackup) : undefined,
        damagedCount: workspace.getSnapshot().damagedRecords.length,
      };
    },
    isEmpty: () => isEmpty(workspace.getSnapshot().state),
    backUp: async () => {
      const now = new Date();
      const result = await createBackupFile(workspace.getSnapshot().state, readFile, now);
      if (result.ok) await storage.recordBackup(now);
      return result;
    },
    restore: workspace.restore,
    refresh: workspace.refresh,
    close: () => {
      void lockRelease.then((releaseLock) => releaseLock());
      workspace.close();
    },
  };
}

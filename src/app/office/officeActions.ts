import { needsReload } from '~/components/shell/WorkspacePanel/workspaceOperation';
import type {
  RefusedBackup,
  InitialWorkspaceContents,
  WorkspaceTask,
} from '~/components/shell/WorkspacePanel/workspaceOperation';
import type { OfficeChoice } from '~/domain/office/officeChoice';
import { officeChoiceKey } from '~/domain/storageKeys';
import type { StorageFailure } from '~/domain/workspace/storage';

import { saveFile } from '../files/saveFile';
import { confirmLeaving } from '../page/leaveConfirmation';
import { browserStorage } from '../store/safeStorage';
import { requestPersistentStorage } from '../store/storageManager';
import { officeStore } from './officeStore';
import { initialOfficeChoice } from './officeState';

/** Result of an operation. 'refused': the chosen backup cannot be restored, or a new backup would be too large. */
type OperationResult =
  | { status: 'done' }
  | ({ status: 'refused' } & RefusedBackup)
  | { status: 'failed'; reason: StorageFailure };

const doneResult: OperationResult = { status: 'done' };

/** Loads the module that opens the database, which sample data does not need. */
const loadWorkspaceModule = () => import('../workspace/openWorkspace');

const closedWorkspaceState = { workspace: undefined, operation: undefined, backup: undefined };

let repeatLastOperation: () => Promise<void> = () => Promise.resolve();

const applyChoice = (choice: OfficeChoice) => {
  void browserStorage.setItem(officeChoiceKey, JSON.stringify(choice));
  officeStore.setState({ ...choice, mustChooseData: false });
};

/** Runs an operation, unless another one is running. */
const runOperation = async (task: WorkspaceTask, work: () => Promise<OperationResult>) => {
  if (officeStore.getState().operation?.status === 'running') return;
  officeStore.setState({ operation: { status: 'running', task } });
  repeatLastOperation = () => runOperation(task, work);
  const result = await work().catch((error: unknown): OperationResult => {
    console.error(error);
    return { status: 'failed', reason: 'closed' };
  });
  if (result.status === 'failed') officeStore.setState({ operation: { ...result, task } });
  else if (result.status === 'refused') officeStore.setState({ operation: result });
  else officeStore.setState({ operation: task === 'open' || task === 'check' ? undefined : { status: 'done', task } });
};

const createOpenOperation = (contents: InitialWorkspaceContents) => async (): Promise<OperationResult> => {
  const module = await loadWorkspaceModule();
  const backup = contents instanceof File ? await module.readBackupFile(contents) : undefined;
  if (backup?.ok === false) return { status: 'refused', ...backup.refused };
  const openResult = await module.openWorkspace(contents === 'sample' ? 'sample' : 'empty');
  if (!openResult.ok) return { status: 'failed', reason: openResult.reason };
  // This browser may already have a workspace with records, for example if another tab has just started it. The panel
  // then asks before the backup replaces these records.
  const mustConfirmRestore = backup && !openResult.workspace.isEmpty();
  const restoreFailure =
    backup && !mustConfirmRestore && (await openResult.workspace.restore(backup.state, backup.files));
  if (restoreFailure) {
    openResult.workspace.close();
    return { status: 'failed', reason: restoreFailure };
  }
  officeStore.setState({ workspace: openResult.workspace, ...(mustConfirmRestore && { backup, panel: 'open' }) });
  applyChoice({ shows: 'workspace', hasWorkspace: true });
  return doneResult;
};

/** The functions that start, show, back up, restore and delete the workspace, or show the sample data. */
export const officeActions = {
  /** Starts a workspace, or shows the one that this browser already has. */
  startWorkspace: async (contents: InitialWorkspaceContents) => {
    if (!(await confirmLeaving())) return;
    void requestPersistentStorage();
    await runOperation('start', createOpenOperation(contents));
  },
  /** Shows the workspace of this browser. */
  openWorkspace: async () => {
    if (await confirmLeaving()) await runOperation('open', createOpenOperation('empty'));
  },
  /** Shows the sample data. The workspace is kept. */
  showSample: async () => {
    if (!(await confirmLeaving())) return;
    officeStore.getState().workspace?.close();
    officeStore.setState(closedWorkspaceState);
    applyChoice({ shows: 'sample', hasWorkspace: officeStore.getState().hasWorkspace });
  },
  /** Downloads a backup of the workspace. */
  backUp: () =>
    runOperation('backUp', async () => {
      const result = await officeStore.getState().workspace?.backUp();
      if (result && !result.ok) return { status: 'refused', ...result.refused };
      if (result) saveFile(result.file, result.file.name);
      return doneResult;
    }),
  /** Reads a backup. The panel then asks whether the backup may replace the records of the workspace. */
  checkBackup: (file: File) =>
    runOperation('check', async () => {
      const module = await loadWorkspaceModule();
      const backup = await module.readBackupFile(file);
      if (!backup.ok) return { status: 'refused', ...backup.refused };
      officeStore.setState({ backup });
      return doneResult;
    }),
  /** Replaces the records of the workspace with the records of the checked backup, if the user has agreed. */
  restoreBackup: async (isConfirmed: boolean) => {
    const { backup, workspace } = officeStore.getState();
    officeStore.setState({ backup: undefined });
    if (!isConfirmed || !backup || !workspace) return;
    await runOperation('restore', async () => {
      const restoreFailure = await workspace.restore(backup.state, backup.files);
      return restoreFailure ? { status: 'failed', reason: restoreFailure } : doneResult;
    });
  },
  deleteWorkspace: () =>
    runOperation('delete', async () => {
      const module = await loadWorkspaceModule();
      const { workspace } = officeStore.getState();
      // If another tab has deleted this workspace, any stored workspace is a newer one, which this tab must not delete.
      if (workspace?.snapshotStore.getSnapshot().reason === 'deleted') return { status: 'failed', reason: 'deleted' };
      workspace?.close();
      await module.deleteDexieWorkspace();
      officeStore.setState({ workspace: undefined });
      applyChoice(initialOfficeChoice);
      return doneResult;
    }),
  /** Repeats the operation that failed, or reloads the page if only that can help. */
  retry: () => {
    const { operation } = officeStore.getState();
    if (operation?.status === 'failed' && needsReload(operation.reason)) window.location.reload();
    else void repeatLastOperation();
  },
  /** Removes the result of the last operation from the panel. */
  dismissResult: () => {
    if (officeStore.getState().operation?.status !== 'running') officeStore.setState({ operation: undefined });
  },
};

import type { StoreApi } from 'zustand';
import type { StateStorage } from 'zustand/middleware';

import type { StartContents, WorkspaceTask } from '~/components/shell/WorkspacePanel/workspaceOperation';
import { readOfficeChoice } from '~/domain/office/officeChoice';
import type { OfficeChoice } from '~/domain/office/officeChoice';
import { officeChoiceKey } from '~/domain/storageKeys';

import { saveFile } from '../files/saveFile';
import type { deleteWorkspace, openWorkspace, RestoreResult } from '../workspace/openWorkspace';
import { noChoice } from './officeState';
import type { OfficeState } from './officeState';

type WorkspaceModule = { openWorkspace: typeof openWorkspace; deleteWorkspace: typeof deleteWorkspace };

type OfficeOptions = {
  store: StoreApi<OfficeState>;
  /** Storage of the choice. */
  storage: Pick<StateStorage, 'getItem' | 'setItem'>;
  loadModule: () => Promise<WorkspaceModule>;
  reload: () => void;
};

/** What came of an operation. */
type TaskResult = { status: 'done' } | RestoreResult;

const done: TaskResult = { status: 'done' };

/** Creates the functions that change which data the office shows. */
export function createOfficeActions({ store, storage, loadModule, reload }: OfficeOptions) {
  const { getState: get, setState: set } = store;
  let repeat: () => Promise<void> = () => Promise.resolve();

  const choose = (choice: OfficeChoice) => {
    void storage.setItem(officeChoiceKey, JSON.stringify(choice));
    set({ ...choice, mustChoose: false });
  };

  /** Runs an operation, unless another one is running. */
  const run = async (task: WorkspaceTask, work: () => Promise<TaskResult>) => {
    if (get().operation?.status === 'running') return;
    set({ operation: { status: 'running', task } });
    repeat = () => run(task, work);
    const result = await work().catch((error: unknown): TaskResult => {
      console.error(error);
      return { status: 'failed', reason: 'closed' };
    });
    if (result.status === 'failed') set({ operation: { ...result, task } });
    else if (result.status === 'refused') set({ operation: result });
    else set({ operation: task === 'open' ? undefined : { status: 'done', task } });
  };

  const openWith = (contents: StartContents) => async (): Promise<TaskResult> => {
    const module = await loadModule();
    const opened = await module.openWorkspace(contents === 'sample' ? 'sample' : 'empty');
    if (!opened.ok) return { status: 'failed', reason: opened.reason };
    const restored = contents instanceof File ? await opened.workspace.restore(contents) : done;
    if (restored.status !== 'done') {
      opened.workspace.close();
      return restored;
    }
    set({ workspace: opened.workspace });
    choose({ shows: 'workspace', hasWorkspace: true });
    return done;
  };

  return {
    /** Starts a workspace, or shows the one that this browser already has. */
    start: (contents: StartContents) => {
      // Asks the browser not to delete the data on its own. Some browsers ask the user.
      void navigator.storage.persist().catch(() => false);
      return run('start', openWith(contents));
    },
    /** Shows the workspace of this browser. */
    open: () => run('open', openWith('empty')),
    /** Shows the sample data. The workspace stays. */
    leave: () => {
      get().workspace?.close();
      set({ workspace: undefined, operation: undefined });
      choose({ shows: 'sample', hasWorkspace: get().hasWorkspace });
    },
    /** Downloads a backup. */
    backUp: () =>
      run('backUp', async () => {
        const file = await get().workspace?.backUp();
        if (file) saveFile(file, file.name);
        return done;
      }),
    /** Replaces the records of the workspace by those of a backup. */
    restore: (file: File) => run('restore', async () => (await get().workspace?.restore(file)) ?? done),
    deleteWorkspace: () =>
      run('delete', async () => {
        const module = await loadModule();
        get().workspace?.close();
        await module.deleteWorkspace();
        set({ workspace: undefined });
        choose(noChoice);
        return done;
      }),
    /** Repeats the operation that failed, or reloads the page if the app was updated. */
    retry: () => {
      const { operation } = get();
      if (operation?.status === 'failed' && operation.reason === 'newer-version') reload();
      else void repeat();
    },
    /** Forgets the result of the last operation. */
    dismiss: () => {
      if (get().operation?.status !== 'running') set({ operation: undefined });
    },
    /** Takes over what another tab has stored: the workspace may have been started or deleted there. */
    followOtherTab: () => {
      const { hasWorkspace } = readOfficeChoice(storage.getItem(officeChoiceKey)) ?? noChoice;
      if (hasWorkspace || get().shows === 'sample') {
        set({ hasWorkspace });
        return;
      }
      get().workspace?.close();
      set({ ...noChoice, workspace: undefined, operation: { status: 'done', task: 'delete' } });
    },
  };
}

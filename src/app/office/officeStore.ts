import { createStore } from 'zustand';
import type { StateStorage } from 'zustand/middleware';

import type {
  StartContents,
  WorkspaceOperation,
  WorkspaceTask,
} from '~/components/shell/WorkspacePanel/workspaceOperation';
import { readOfficeChoice } from '~/domain/office/officeChoice';
import type { OfficeChoice } from '~/domain/office/officeChoice';
import { officeChoiceKey } from '~/domain/storageKeys';

import { saveFile } from '../files/saveFile';
import type { deleteWorkspace, openWorkspace, OpenWorkspace, RestoreResult } from '../workspace/openWorkspace';

export type OfficeState = OfficeChoice & {
  /** True until the user has chosen between sample data and a workspace, if the build asks for this choice. */
  mustChoose: boolean;
  /** Undefined while the office shows sample data, and until the workspace is open. */
  workspace: OpenWorkspace | undefined;
  /** The running operation, or the result of the last one. */
  operation: WorkspaceOperation | undefined;
  start: (contents: StartContents) => Promise<void>;
  /** Shows the workspace of this browser. */
  open: () => Promise<void>;
  /** Shows the sample data. The workspace stays. */
  leave: () => void;
  /** Downloads a backup. */
  backUp: () => Promise<void>;
  /** Replaces the records of the workspace by those of a backup. */
  restore: (file: File) => Promise<void>;
  deleteWorkspace: () => Promise<void>;
  /** Repeats the operation that failed, or reloads the page if the app was updated. */
  retry: () => void;
  /** Forgets the result of the last operation. */
  dismiss: () => void;
  /** Takes over what another tab has stored: the workspace may have been started or deleted there. */
  followOtherTab: (stored: string | null) => void;
};

type WorkspaceModule = { openWorkspace: typeof openWorkspace; deleteWorkspace: typeof deleteWorkspace };

export type OfficeOptions = {
  storage: Pick<StateStorage, 'getItem' | 'setItem'>;
  /** Loads the code of the workspace, which sample data does not need. */
  loadModule: () => Promise<WorkspaceModule>;
  /** True if the first visit to the office begins with the choice of a workspace. */
  asksOnFirstVisit: boolean;
  reload: () => void;
};

/** What came of an operation. */
type TaskResult = { status: 'done' } | RestoreResult;

const done: TaskResult = { status: 'done' };

const noChoice: OfficeChoice = { shows: 'sample', hasWorkspace: false };

/** Creates the store of the data that the office shows. The choice is kept in `storage`. */
export function createOfficeStore({ storage, loadModule, asksOnFirstVisit, reload }: OfficeOptions) {
  const stored = readOfficeChoice(storage.getItem(officeChoiceKey));
  return createStore<OfficeState>()((set, get) => {
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

    const openWith = (contents?: StartContents) => async () => {
      const module = await loadModule();
      const opened = await module.openWorkspace(contents);
      if (!opened.ok) return { status: 'failed', reason: opened.reason } as const;
      set({ workspace: opened.workspace });
      choose({ shows: 'workspace', hasWorkspace: true });
      return done;
    };

    const leave = () => {
      get().workspace?.close();
      set({ workspace: undefined, operation: undefined });
      choose({ shows: 'sample', hasWorkspace: get().hasWorkspace });
    };

    return {
      ...(stored ?? noChoice),
      mustChoose: asksOnFirstVisit && !stored,
      workspace: undefined,
      operation: undefined,
      start: (contents) => {
        // Asks the browser not to delete the data on its own. Some browsers ask the user.
        void navigator.storage.persist().catch(() => false);
        return run('start', openWith(contents));
      },
      open: () => run('open', openWith()),
      leave,
      backUp: () =>
        run('backUp', async () => {
          const file = await get().workspace?.backUp();
          if (file) saveFile(file, file.name);
          return done;
        }),
      restore: (file) => run('restore', async () => (await get().workspace?.restore(file)) ?? done),
      deleteWorkspace: () =>
        run('delete', async () => {
          const module = await loadModule();
          get().workspace?.close();
          await module.deleteWorkspace();
          set({ workspace: undefined });
          choose(noChoice);
          return done;
        }),
      retry: () => {
        const { operation } = get();
        if (operation?.status === 'failed' && operation.reason === 'newer-version') reload();
        else void repeat();
      },
      followOtherTab: (next) => {
        const { hasWorkspace } = readOfficeChoice(next) ?? noChoice;
        if (hasWorkspace || get().shows === 'sample') {
          set({ hasWorkspace });
          return;
        }
        get().workspace?.close();
        set({ ...noChoice, workspace: undefined, operation: { status: 'done', task: 'delete' } });
      },
      dismiss: () => {
        if (get().operation?.status !== 'running') set({ operation: undefined });
      },
    };
  });
}

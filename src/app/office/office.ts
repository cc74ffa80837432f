import { settings } from 'virtual:settings';
import { createStore } from 'zustand';

import type { WorkspaceOperation } from '~/components/shell/WorkspacePanel/workspaceOperation';
import { readOfficeChoice } from '~/domain/office/officeChoice';
import type { OfficeChoice } from '~/domain/office/officeChoice';
import { officeChoiceKey } from '~/domain/storageKeys';

import { browserStorage } from '../store/safeStorage';
import type { OpenWorkspace } from '../workspace/openWorkspace';

export type OfficeState = OfficeChoice & {
  /** True until the user has chosen between sample data and a workspace, if the build asks for this choice. */
  mustChoose: boolean;
  /** Undefined while the office shows sample data, and until the workspace is open. */
  workspace: OpenWorkspace | undefined;
  /** The running operation, or the result of the last one. */
  operation: WorkspaceOperation | undefined;
};

export const noChoice: OfficeChoice = { shows: 'sample', hasWorkspace: false };

const storedChoice = readOfficeChoice(browserStorage.getItem(officeChoiceKey));

/** The data that the office shows in this tab. `createOfficeActions` has the functions that change it. */
export const office = createStore<OfficeState>()(() => ({
  ...(storedChoice ?? noChoice),
  mustChoose: settings.officeData === 'browser' && !storedChoice,
  workspace: undefined,
  operation: undefined,
}));

/** Loads the functions that start, open and delete the workspace, which sample data does not need. */
export const loadOfficeActions = () => import('./officeActions').then((module) => module.officeActions);

// Pages are prerendered without a window.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    // The key is null if the whole storage was cleared.
    if (key !== null && key !== officeChoiceKey) return;
    void loadOfficeActions().then((actions) => actions.followOtherTab());
  });
}

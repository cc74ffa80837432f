import { settings } from 'virtual:settings';
import { createStore } from 'zustand';

import { readOfficeChoice } from '~/domain/office/officeChoice';
import { officeChoiceKey } from '~/domain/storageKeys';

import { restoreFromOtherTabs } from '../store/restoreFromOtherTabs';
import { browserStorage } from '../store/safeStorage';
import { initialOfficeChoice } from './officeState';
import type { OfficeState } from './officeState';

const readChoice = () => readOfficeChoice(browserStorage.getItem(officeChoiceKey));
const storedChoice = readChoice();

/** State of the office in this tab: which data it shows, the open workspace, and the panel of the DataSourceChip. */
export const officeStore = createStore<OfficeState>()(() => ({
  ...(storedChoice ?? initialOfficeChoice),
  mustChooseData: settings.officeData === 'browser' && !storedChoice,
  panel: 'closed',
  workspace: undefined,
  operation: undefined,
  backup: undefined,
}));

// Updates this tab when another tab has started or deleted the workspace. On the first visit, this tab takes over the
// choice that the user has made in another tab, unless an operation is running in this tab.
restoreFromOtherTabs(officeChoiceKey, () => {
  const choice = readChoice();
  const { mustChooseData, operation } = officeStore.getState();
  if (choice && mustChooseData && operation?.status !== 'running')
    officeStore.setState({ ...choice, mustChooseData: false, operation: undefined });
  else officeStore.setState({ hasWorkspace: choice?.hasWorkspace ?? false });
});

import { settings } from 'virtual:settings';

import { officeChoiceKey } from '~/domain/storageKeys';

import { browserStorage } from '../store/safeStorage';
import { createOfficeStore } from './officeStore';

/** The data that the office shows in this tab. */
export const office = createOfficeStore({
  storage: browserStorage,
  loadModule: () => import('../workspace/openWorkspace'),
  asksOnFirstVisit: settings.officeData === 'browser',
  reload: () => window.location.reload(),
});

window.addEventListener('storage', ({ key, newValue }) => {
  // The key is null if the whole storage was cleared.
  if (key === null || key === officeChoiceKey) office.getState().followOtherTab(newValue);
});

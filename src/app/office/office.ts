import { settings } from 'virtual:settings';

import { browserStorage } from '../store/safeStorage';
import { createOfficeStore } from './officeStore';

/** The data that the office shows in this tab. */
export const office = createOfficeStore({
  storage: browserStorage,
  loadModule: () => import('../workspace/openWorkspace'),
  asksOnFirstVisit: settings.officeData === 'browser',
  reload: () => window.location.reload(),
});

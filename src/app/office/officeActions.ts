import { browserStorage } from '../store/safeStorage';
import { createOfficeActions } from './createOfficeActions';
import { office } from './office';

export const officeActions = createOfficeActions({
  store: office,
  storage: browserStorage,
  loadModule: () => import('../workspace/openWorkspace'),
  reload: () => window.location.reload(),
});

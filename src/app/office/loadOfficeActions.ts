import { officeChoiceKey } from '~/domain/storageKeys';

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

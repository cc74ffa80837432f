/**
 * Calls `restore` when another tab has changed the stored value with this key. Without this, the next change in this
 * tab would overwrite the changes of the other tab.
 */
export function restoreFromOtherTabs(storedKey: string, restore: () => void) {
  // Pages are prerendered without a window.
  if (typeof window === 'undefined') return;
  window.addEventListener('storage', ({ key }) => {
    // The key of the storage event is null if another tab has cleared the whole storage.
    if (key === null || key === storedKey) restore();
  });
}

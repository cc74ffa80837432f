import { createSafeStorage } from '../store/safeStorage';

/** Key in the session storage for the time of the last reload by `reloadOnce`. */
const lastReloadKey = 'reloaded';
/** Minimum time between two reloads, in ms. */
const minIntervalMs = 30_000;

/** Reloads the page to get the app's current version. Does nothing and returns false within 30 s of the last reload. */
export function reloadOnce(page: Pick<Window, 'sessionStorage' | 'location' | 'performance'>): boolean {
  const storage = createSafeStorage(() => page.sessionStorage);
  const now = page.performance.timeOrigin + page.performance.now();
  const lastReloadTime = Number(storage.getItem(lastReloadKey) ?? 0);
  if (now - lastReloadTime < minIntervalMs) return false;
  void storage.setItem(lastReloadKey, String(now));
  page.location.reload();
  return true;
}

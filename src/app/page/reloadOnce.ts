import { safeStorage } from '../store/safeStorage';

/** Key in session storage for the time of the last reload. */
const key = 'reloaded';
/** Minimum time between two reloads, in ms. */
const minInterval = 30_000;

/** Reloads the page to get the current version of the app. Returns false, without reloading, if it has just done so. */
export function reloadOnce(page: Pick<Window, 'sessionStorage' | 'location' | 'performance'>): boolean {
  const storage = safeStorage(() => page.sessionStorage);
  const now = page.performance.timeOrigin + page.performance.now();
  const last = Number(storage.getItem(key) ?? 0);
  if (now - last < minInterval) return false;
  void storage.setItem(key, String(now));
  page.location.reload();
  return true;
}

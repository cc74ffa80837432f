import { safeStorage } from '../store/safeStorage';

const key = 'reloaded';
/** Two failures closer together than this, in ms, are one and the same; a reload did not help. */
const again = 30_000;

/**
 * Reloads the page to fetch the current version of the app, unless that has just been tried: never a loop. Returns
 * whether it reloads.
 */
export function reloadOnce(page: Pick<Window, 'sessionStorage' | 'location' | 'performance'>): boolean {
  const storage = safeStorage(() => page.sessionStorage);
  const now = page.performance.timeOrigin + page.performance.now();
  const last = Number(storage.getItem(key) ?? 0);
  if (now - last < again) return false;
  void storage.setItem(key, String(now));
  page.location.reload();
  return true;
}

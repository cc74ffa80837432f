import { paths } from '~/domain/paths';

/** Paths of the sign-in pages and the areas behind them; lower case, because routes match case-insensitively. */
const signedInPaths = new Set(
  [paths.signIn, paths.agency, paths.admin].flatMap((area) => Object.values(area).map((path) => path().toLowerCase())),
);

type Entry = Pick<NavigationHistoryEntry, 'index' | 'sameDocument' | 'url'>;

/**
 * Counts the history entries from the first page of this visit (sign-in or an area behind it) to `current`. Stops at a
 * public page and at an entry of another document, because going there would load a page.
 */
export function entriesSinceSignIn(entries: readonly Entry[], current: number): number {
  let first = current;
  while (belongsToVisit(entries[first - 1])) first -= 1;
  return current - first;
}

function belongsToVisit(entry: Entry | undefined): boolean {
  return !!entry?.sameDocument && !!entry.url && signedInPaths.has(new URL(entry.url).pathname.toLowerCase());
}

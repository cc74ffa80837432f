import { paths } from '~/domain/paths';

/** Paths of the sign-in pages, the portal and the back-office, in lower case, since the router ignores case. */
const visitPaths = new Set(
  [paths.signIn, paths.agency, paths.admin].flatMap((area) => Object.values(area).map((path) => path().toLowerCase())),
);

type HistoryEntry = Pick<NavigationHistoryEntry, 'index' | 'sameDocument' | 'url'>;

/**
 * Returns the number of steps from the first history entry of the current visit to the entry at `currentIndex`.
 * A visit consists of consecutive entries of the sign-in, the portal and the back-office in the same document, since
 * going back to another document would load a page.
 */
export function countStepsToVisitStart(entries: readonly HistoryEntry[], currentIndex: number): number {
  let firstIndex = currentIndex;
  while (belongsToVisit(entries[firstIndex - 1])) firstIndex -= 1;
  return currentIndex - firstIndex;
}

function belongsToVisit(entry: HistoryEntry | undefined): boolean {
  return !!entry?.sameDocument && !!entry.url && visitPaths.has(new URL(entry.url).pathname.toLowerCase());
}

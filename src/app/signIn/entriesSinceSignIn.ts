import { paths } from '~/domain/paths';

/** Paths of the sign-in pages, the portal and the back-office. In lower case, since the router ignores case. */
const visitPaths = new Set(
  [paths.signIn, paths.agency, paths.admin].flatMap((area) => Object.values(area).map((path) => path().toLowerCase())),
);

type Entry = Pick<NavigationHistoryEntry, 'index' | 'sameDocument' | 'url'>;

/**
 * Returns the number of history entries from the first page of this visit to the entry with the index `current`. A
 * visit consists of consecutive entries of the sign-in, the portal and the back-office. It does not extend over entries
 * of another document, since going back to them would load a page.
 */
export function entriesSinceSignIn(entries: readonly Entry[], current: number): number {
  let firstIndex = current;
  while (belongsToVisit(entries[firstIndex - 1])) firstIndex -= 1;
  return current - firstIndex;
}

function belongsToVisit(entry: Entry | undefined): boolean {
  return !!entry?.sameDocument && !!entry.url && visitPaths.has(new URL(entry.url).pathname.toLowerCase());
}

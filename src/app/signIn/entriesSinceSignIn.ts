import { paths } from '~/domain/paths';

/** The pages between coming to sign in and signing out, as the router compares them. */
const passed = new Set(
  [paths.signIn, paths.agency, paths.admin].flatMap((area) => Object.values(area).map((path) => path().toLowerCase())),
);

type Entry = Pick<NavigationHistoryEntry, 'index' | 'sameDocument' | 'url'>;

/**
 * How many entries of the history lie between the `current` one and the first in a row that the visitor has passed on
 * the way to and through the areas behind the sign-in. Entries of another document are not counted: getting to those
 * loads a page.
 */
export function entriesSinceSignIn(entries: readonly Entry[], current: number): number {
  let first = current;
  while (isPassed(entries[first - 1])) first -= 1;
  return current - first;
}

function isPassed(entry: Entry | undefined): boolean {
  return !!entry?.sameDocument && !!entry.url && passed.has(new URL(entry.url).pathname.toLowerCase());
}

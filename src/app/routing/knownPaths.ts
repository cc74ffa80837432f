import { paths } from '~/domain/paths';

const { tag, ...pages } = paths.site;
/** The addresses of all screens, in lower case. */
export const fixedPaths: readonly string[] = [pages, paths.signIn, paths.admin, paths.agency].flatMap((group) =>
  Object.values(group).map((path) => path().toLowerCase()),
);
/** What the address of every scanned tag begins with. */
export const tagPath = tag('').toLowerCase();

/** Whether `path` is that of a scanned tag, whatever its code. */
export function isTagPath(path: string): boolean {
  const lower = path.toLowerCase();
  return lower.length > tagPath.length && lower.startsWith(tagPath) && !lower.slice(tagPath.length).includes('/');
}

/** Whether the app has a screen for `path`; the case of letters does not matter. */
export function isKnownPath(path: string): boolean {
  return fixedPaths.includes(path.toLowerCase()) || isTagPath(path);
}

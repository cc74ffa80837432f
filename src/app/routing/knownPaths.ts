import { paths } from '~/domain/paths';

const { tag, ...pages } = paths.site;
/** Paths of all screens except scanned tags, in lower case. */
export const screenPaths: readonly string[] = [pages, paths.signIn, paths.admin, paths.agency].flatMap((group) =>
  Object.values(group).map((path) => path().toLowerCase()),
);
/** Prefix of the paths of scanned tags, in lower case. */
export const tagPathPrefix = tag('').toLowerCase();

/** True for the path of a scanned tag with any code. */
export function isTagPath(path: string): boolean {
  const lower = path.toLowerCase();
  return (
    lower.length > tagPathPrefix.length &&
    lower.startsWith(tagPathPrefix) &&
    !lower.slice(tagPathPrefix.length).includes('/')
  );
}

/** True if the app has a screen for `path`; case-insensitive. */
export function isKnownPath(path: string): boolean {
  return screenPaths.includes(path.toLowerCase()) || isTagPath(path);
}

import { paths } from '~/domain/paths';

const { tag, ...pages } = paths.site;
/** Paths of all screens in lower case, except the page of a scanned tag, whose path contains the hexacode. */
export const screenPaths: readonly string[] = [pages, paths.signIn, paths.admin, paths.agency].flatMap((group) =>
  Object.values(group).map((path) => path().toLowerCase()),
);
/** Start of the path of a scanned tag's page, in lower case: '/t/'. */
export const tagPathPrefix = tag('').toLowerCase();

/** True for the path of a scanned tag's page, whatever the code. */
export function isTagPath(path: string): boolean {
  const lowerCasePath = path.toLowerCase();
  return (
    lowerCasePath.length > tagPathPrefix.length &&
    lowerCasePath.startsWith(tagPathPrefix) &&
    !lowerCasePath.slice(tagPathPrefix.length).includes('/')
  );
}

/** True if the app has a screen for `path`, which may be in upper or lower case. */
export function isKnownPath(path: string): boolean {
  return screenPaths.includes(path.toLowerCase()) || isTagPath(path);
}

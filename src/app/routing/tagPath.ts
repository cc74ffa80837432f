import { paths } from '~/domain/paths';

/** Start of the path of a scanned tag's page, in lower case: '/t/'. */
export const tagPathPrefix = paths.site.tag('').toLowerCase();

/** True for the path of a scanned tag's page, with any code. */
export function isTagPath(path: string): boolean {
  const lowerCasePath = path.toLowerCase();
  return (
    lowerCasePath.length > tagPathPrefix.length &&
    lowerCasePath.startsWith(tagPathPrefix) &&
    !lowerCasePath.slice(tagPathPrefix.length).includes('/')
  );
}

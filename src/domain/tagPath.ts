import { paths } from './paths';

/** Start of the path of a scanned tag's page, in lower case: '/t/'. */
export const tagPathPrefix = paths.site.tag('').toLowerCase();

/** True for the path of a scanned tag's page, with any code. Ignores case and a trailing slash. */
export const isTagPath = (path: string): boolean => new RegExp(`^${tagPathPrefix}[^/]+/?$`, 'i').test(path);

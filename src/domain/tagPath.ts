import { paths } from './paths';

/** Start of the path of a scanned tag's page: '/t/'. */
export const tagPathPrefix = paths.site.tag('');

/** True for the path of a scanned tag's page, with any code. Ignores case and a trailing slash. */
export const isTagPath = (path: string): boolean => new RegExp(`^${tagPathPrefix}[^/]+/?$`, 'i').test(path);

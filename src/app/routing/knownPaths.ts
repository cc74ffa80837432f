import { paths } from '~/domain/paths';

const { tag, ...pages } = paths.site;
const fixedPaths = [pages, paths.signIn, paths.admin, paths.agency].flatMap((group) =>
  Object.values(group).map((path) => path().toLowerCase()),
);
const tagPath = tag('').toLowerCase();

/** Whether the app has a screen for `path`; the case of letters does not matter. */
export function isKnownPath(path: string): boolean {
  const lower = path.toLowerCase();
  return fixedPaths.includes(lower) || (lower.startsWith(tagPath) && !lower.slice(tagPath.length).includes('/'));
}

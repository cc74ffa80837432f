import { paths } from '~/domain/paths';

const listPaths = (area: Readonly<Record<string, (code: string) => string>>, code = '5A3F0C') =>
  Object.values(area).map((path) => path(code));

/** Paths of the public pages, including those of an unknown tag and an unknown path. */
const publicPaths: readonly string[] = [...listPaths(paths.site), paths.site.tag('5A3F0D'), '/no-such-page'];

/** Paths of the sign-in, the back-office and the portal. */
const officePaths: readonly string[] = [paths.signIn, paths.admin, paths.agency].flatMap((area) => listPaths(area));

/** Every third of all paths, since the pages of an area have the same layout; all paths in an exhaustive run. */
export const sampledPaths: readonly string[] = [...publicPaths, ...officePaths].filter(
  (_, index) => process.env.EXHAUSTIVE || index % 3 === 0,
);

import type { SiteDestination } from '~/components/site/siteDestination';
import { paths } from '~/domain/paths';

const destinations: readonly [string, SiteDestination][] = [
  [paths.site.home(), 'home'],
  [paths.site.auto(), 'auto'],
  [paths.site.ally(), 'ally'],
  [paths.site.accolades(), 'accolades'],
  [paths.site.experience(), 'experience'],
  [paths.site.partner(), 'partner'],
  [paths.site.contact(), 'contact'],
];

const byPath = new Map(destinations.map(([path, destination]) => [path.toLowerCase(), destination]));

/** Returns the bar's destination at `pathname`, ignoring case and trailing slashes; null if there is none. */
export function currentDestination(pathname: string): SiteDestination | null {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return byPath.get(path.toLowerCase()) ?? null;
}

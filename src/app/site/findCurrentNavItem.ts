import type { SiteDestination } from '~/components/site/siteDestination';
import { paths } from '~/domain/paths';

const destinations: readonly SiteDestination[] = [
  'home',
  'auto',
  'ally',
  'accolades',
  'experience',
  'partner',
  'contact',
];

const destinationByPath = new Map(
  destinations.map((destination) => [paths.site[destination]().toLowerCase(), destination]),
);

/** Returns the destination of the site bar whose path is `pathname`, ignoring case and trailing slashes; else null. */
export function findCurrentNavItem(pathname: string): SiteDestination | null {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return destinationByPath.get(path.toLowerCase()) ?? null;
}

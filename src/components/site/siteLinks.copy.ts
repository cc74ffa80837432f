import { anchors, getHomeAnchorUrl, paths } from '~/domain/paths';

import type { SiteDestination } from './siteDestination';

export type SiteLink = { label: string; href: string; destination?: SiteDestination };

export const homeLink: SiteLink = { label: 'Home', href: paths.site.home(), destination: 'home' };

/** Links after the Products menu. About leads to an anchor of the home page, not to a page of its own. */
export const siteNavLinks: readonly SiteLink[] = [
  { label: 'Experience', href: paths.site.experience(), destination: 'experience' },
  { label: 'Partner with us', href: paths.site.partner(), destination: 'partner' },
  { label: 'About', href: getHomeAnchorUrl(anchors.about) },
  { label: 'Contact', href: paths.site.contact(), destination: 'contact' },
];

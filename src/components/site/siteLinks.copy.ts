import { anchors, homeAnchor, paths } from '~/domain/paths';

import type { SiteDestination } from './siteDestination';

export type SiteLink = { label: string; href: string; destination?: SiteDestination };

export const homeLink: SiteLink = { label: 'Home', href: paths.site.home(), destination: 'home' };

/** The links that follow the Products menu. About is a place on the home page and never the current page. */
export const furtherLinks: readonly SiteLink[] = [
  { label: 'Experience', href: paths.site.experience(), destination: 'experience' },
  { label: 'Partner with us', href: paths.site.partner(), destination: 'partner' },
  { label: 'About', href: homeAnchor(anchors.about) },
  { label: 'Contact', href: paths.site.contact(), destination: 'contact' },
];

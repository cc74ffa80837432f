import { product } from './brand.ts';

const { name, plural } = product;

/**
 * All paths of the app, in their exact spelling. `/AiroTAgAuto` does not use the product's name, because the
 * specification spells it 'AiroTAg' in this path.
 */
export const paths = {
  site: {
    home: () => '/',
    auto: () => '/AiroTAgAuto',
    ally: () => `/${name}Ally`,
    accolades: () => '/Accolades',
    experience: () => `/${name}Experience`,
    partner: () => '/PartnerWithUs',
    contact: () => '/Contact',
    privacy: () => '/Privacy',
    terms: () => '/Terms',
    /** Path of the page that a scan of a tag opens. */
    tag: (code: string) => `/t/${encodeURIComponent(code)}`,
  },
  signIn: {
    email: () => '/login',
    code: () => '/verify-email',
    password: () => '/Password',
    /** Path of the page where administrators enter their email to sign in. */
    admin: () => '/admin',
  },
  admin: {
    dashboard: () => '/Admin-DashBoard',
    agencies: () => '/Admin-Agencies',
    partners: () => '/Admin-Partners',
    customers: () => '/Admin-Customers',
    packages: () => '/Admin-Packages',
    purchases: () => '/Admin-Package-Purchases',
    tags: () => `/Admin-${plural}`,
    utilities: () => '/Admin-Utilities',
    settings: () => '/Admin-Settings',
  },
  agency: {
    dashboard: () => '/Agencies-DashBoard',
    tags: () => `/Agencies-${plural}`,
    partners: () => '/Agencies-Partners',
    customers: () => '/Agencies-Customers',
    buy: () => `/Agencies-Buy-${name}`,
    printing: () => '/Agencies-PrintQr',
  },
} as const;

/** Search param with the id of the record whose details are open. */
export const openRecordParam = 'open';

/** Returns the URL of an agency's tags, sorted by assignment, so that unassigned tags come first. */
export const getUnassignedFirstTagsUrl = () => `${paths.agency.tags()}?sort=assigned`;

/** Ids of the elements on public pages that URLs link to. */
export const anchors = {
  home: 'home',
  poster: 'poster-section',
  product: 'product',
  how: 'How',
  about: 'about',
  auto: `${name}Auto`,
  ally: `${name}Ally`,
  accolades: 'Accolades',
  partner: 'partnerwithus',
  contact: 'contact',
} as const;

/** Returns the URL that opens the home page and scrolls to the element with the id `anchor`. */
export function getHomeAnchorUrl(anchor: (typeof anchors)[keyof typeof anchors]): string {
  return `${paths.site.home()}#${anchor}`;
}

const pageAnchors = new Map<string, string>([
  [paths.site.home().toLowerCase(), anchors.home],
  [paths.site.auto().toLowerCase(), anchors.auto],
  [paths.site.ally().toLowerCase(), anchors.ally],
  [paths.site.accolades().toLowerCase(), anchors.accolades],
  [paths.site.partner().toLowerCase(), anchors.partner],
  [paths.site.contact().toLowerCase(), anchors.contact],
]);

/**
 * Returns the hash of the element to scroll to when a page opens: the hash of the URL or, without one, the hash for the
 * path (see `pageAnchors`). Empty if the path has none, too. Ignores the case of the path.
 */
export function getScrollTargetHash({ pathname, hash }: { pathname: string; hash: string }): string {
  if (hash !== '' && hash !== '#') return hash;
  const anchor = pageAnchors.get(pathname.toLowerCase());
  return anchor === undefined ? '' : `#${anchor}`;
}

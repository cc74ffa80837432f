import { product } from './brand';

const { name, plural } = product;

/**
 * Every address in the app, in its exact spelling. Screens link with these; the app maps them to screens. An address
 * with a fixed part of its own (`/AiroTAgAuto`) is literal: tags in the field already lead there.
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
    /** Where a scanned tag leads. */
    tag: (code: string) => `/t/${encodeURIComponent(code)}`,
  },
  signIn: {
    email: () => '/login',
    code: () => '/verify-email',
    password: () => '/Password',
    /** The e-mail entry again, for the administrator. */
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

/** The places on the public pages that addresses point to. */
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

/** The address of a place on the home page. */
export function homeAnchor(anchor: (typeof anchors)[keyof typeof anchors]): string {
  return `${paths.site.home()}#${anchor}`;
}

const ownAnchors = new Map<string, string>([
  [paths.site.home().toLowerCase(), anchors.home],
  [paths.site.auto().toLowerCase(), anchors.auto],
  [paths.site.ally().toLowerCase(), anchors.ally],
  [paths.site.accolades().toLowerCase(), anchors.accolades],
  [paths.site.partner().toLowerCase(), anchors.partner],
  [paths.site.contact().toLowerCase(), anchors.contact],
]);

/**
 * The hash that an arrival at `pathname` scrolls to: the one it came with, else the page's own. '' where there is
 * neither. The case of the path's letters does not matter, that of an anchor does.
 */
export function arrivalHash({ pathname, hash }: { pathname: string; hash: string }): string {
  if (hash !== '' && hash !== '#') return hash;
  const own = ownAnchors.get(pathname.toLowerCase());
  return own === undefined ? '' : `#${own}`;
}

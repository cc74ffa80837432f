import { product } from './brand.ts';

const { name, plural } = product;

/**
 * All paths of the app, in their exact spelling. `/AiroTAgAuto` does not follow the product's name: printed tags already
 * link to it.
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
    /** Opened by scanning a tag. */
    tag: (code: string) => `/t/${encodeURIComponent(code)}`,
  },
  signIn: {
    email: () => '/login',
    code: () => '/verify-email',
    password: () => '/Password',
    /** The email form for administrators. */
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

/** URL of an anchor on the home page. */
export function homeAnchor(anchor: (typeof anchors)[keyof typeof anchors]): string {
  return `${paths.site.home()}#${anchor}`;
}

/** URL of the contact form, with the subject of the enquiry filled in: the id of a product. */
export function contactAbout(subject: string): string {
  return `${paths.site.contact()}?about=${encodeURIComponent(subject)}`;
}

const pageAnchors = new Map<string, string>([
  [paths.site.home().toLowerCase(), anchors.home],
  [paths.site.auto().toLowerCase(), anchors.auto],
  [paths.site.ally().toLowerCase(), anchors.ally],
  [paths.site.accolades().toLowerCase(), anchors.accolades],
  [paths.site.partner().toLowerCase(), anchors.partner],
  [paths.site.contact().toLowerCase(), anchors.contact],
]);

/** The hash to scroll to on arriving at a page: that of the URL, else the page's own, else ''. Paths are case-insensitive. */
export function arrivalHash({ pathname, hash }: { pathname: string; hash: string }): string {
  if (hash !== '' && hash !== '#') return hash;
  const anchor = pageAnchors.get(pathname.toLowerCase());
  return anchor === undefined ? '' : `#${anchor}`;
}

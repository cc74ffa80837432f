import { createFileName } from '../../src/app/routing/createFileName';

/** Limits of the sizes of one route, in bytes after compression with Brotli. */
export type RouteBudget = {
  path: string;
  /**
   * HTML file that the server sends for the path. It includes all styles, or only those of the page's first section.
   */
  documentFile: string;
  /** Paths of the modules of the route's area and page, relative to `src/app`. */
  modules: readonly [area: string, page: string];
  /** True for a shell. False for a prerendered page, which starts the app on the first interaction. */
  startsAtOnce: boolean;
  maxDocumentBytes: number;
  /** Limit in bytes of the scripts that load before the app starts. */
  maxScriptBytesBeforeStart: number;
  /** Limit in bytes of all scripts once the app has started, without those that load on demand, such as dialogs. */
  maxScriptBytesAfterStart: number;
};

type Limits = [maxDocumentBytes: number, maxScriptBytesBeforeStart: number, maxScriptBytesAfterStart: number];

function createSiteBudget(path: string, document: string, page: string, ...limits: Limits): RouteBudget {
  return createPrerenderedBudget(path, document, ['site/SiteArea.tsx', `site/${page}Route.tsx`], limits);
}
const createSignInBudget = (path: string, page: string, ...limits: Limits) =>
  createPrerenderedBudget(path, createFileName(path), ['signIn/SignInArea.tsx', `signIn/${page}Route.tsx`], limits);
const createAdminBudget = (path: string, page: string, maxScripts: number) =>
  createShellBudget(path, ['admin/AdminArea.tsx', `admin/${page}Route.tsx`], maxOfficeDocumentBytes, maxScripts);
const createAgencyBudget = (path: string, page: string, maxScripts: number, maxScriptsOnLargeScreens = maxScripts) => ({
  ...createShellBudget(path, ['agency/AgencyArea.tsx', `agency/${page}.tsx`], maxOfficeDocumentBytes, maxScripts),
  maxScriptBytesAfterStart: maxScriptsOnLargeScreens,
});

function createPrerenderedBudget(
  path: string,
  documentFile: string,
  modules: RouteBudget['modules'],
  [maxDocumentBytes, maxScriptBytesBeforeStart, maxScriptBytesAfterStart]: Limits,
): RouteBudget {
  return {
    path,
    documentFile,
    modules,
    startsAtOnce: false,
    maxDocumentBytes,
    maxScriptBytesBeforeStart,
    maxScriptBytesAfterStart,
  };
}

/** Limit in bytes of the HTML document of an office page, with the top bar and the navigation. */
const maxOfficeDocumentBytes = 6_300;

function createShellBudget(
  path: string,
  modules: RouteBudget['modules'],
  maxDocumentBytes: number,
  maxScripts: number,
): RouteBudget {
  const documentFile = createFileName(path);
  return {
    path,
    documentFile,
    modules,
    startsAtOnce: true,
    maxDocumentBytes,
    maxScriptBytesBeforeStart: maxScripts,
    maxScriptBytesAfterStart: maxScripts,
  };
}

/** Limit in bytes of all font files: each page loads 24 kB of them, few pages load the fonts for accented letters. */
export const maxFontBytes = 39_000;

/**
 * The limits of all routes, slightly above the measured sizes. A change that makes a route larger must raise its limit
 * here. The pages of the sign-in and of printing prefetch code. The browser tests count this code, and the build does
 * not, so the limits of these pages are higher than the sizes that the build prints.
 */
export const budgets: readonly RouteBudget[] = [
  createSiteBudget('/', 'index.html', 'Home', 13_300, 4_400, 161_600),
  createSiteBudget('/AiroTAgAuto', 'AiroTAgAuto.html', 'Auto', 13_700, 4_400, 178_300),
  createSiteBudget('/AiroTagAlly', 'AiroTagAlly.html', 'Ally', 12_150, 4_400, 164_950),
  createSiteBudget('/Accolades', 'Accolades.html', 'Accolades', 13_200, 4_400, 165_000),
  createSiteBudget('/AiroTagExperience', 'AiroTagExperience.html', 'Experience', 14_000, 4_400, 163_500),
  createSiteBudget('/PartnerWithUs', 'PartnerWithUs.html', 'Partner', 13_000, 4_400, 157_150),
  createSiteBudget('/Contact', 'Contact.html', 'Contact', 10_550, 4_400, 157_700),
  createSiteBudget('/Privacy', 'Privacy.html', 'Privacy', 11_700, 4_400, 156_900),
  createSiteBudget('/Terms', 'Terms.html', 'Terms', 10_050, 4_400, 155_850),
  createSiteBudget('/t/:code', 'tag.html', 'Tag', 9_750, 4_400, 160_850),
  createSiteBudget('*', '404.html', 'NotFound', 10_050, 4_400, 155_300),
  createSignInBudget('/login', 'Email', 5_500, 4_400, 222_000),
  createSignInBudget('/admin', 'Email', 5_500, 4_400, 222_000),
  createSignInBudget('/Password', 'Password', 6_050, 4_400, 232_000),
  createSignInBudget('/verify-email', 'OneTimeCode', 6_150, 4_900, 222_000),
  createAdminBudget('/Admin-DashBoard', 'Dashboard', 166_600),
  createAdminBudget('/Admin-Agencies', 'Agencies', 193_700),
  createAdminBudget('/Admin-Partners', 'Partners', 194_300),
  createAdminBudget('/Admin-Customers', 'Customers', 193_400),
  createAdminBudget('/Admin-Packages', 'Packages', 193_400),
  createAdminBudget('/Admin-Package-Purchases', 'Purchases', 197_700),
  createAdminBudget('/Admin-AiroTags', 'Tags', 196_700),
  createAdminBudget('/Admin-Utilities', 'Utilities', 193_400),
  createAdminBudget('/Admin-Settings', 'Settings', 212_600),
  createAgencyBudget('/Agencies-DashBoard', 'DashboardRoute', 166_600),
  createAgencyBudget('/Agencies-AiroTags', 'TagsRoute', 208_500),
  createAgencyBudget('/Agencies-Partners', 'PartnersRoute', 192_900),
  createAgencyBudget('/Agencies-Customers', 'CustomersRoute', 192_500),
  createAgencyBudget('/Agencies-Buy-AiroTag', 'BuyRoute', 167_200),
  // `maxScriptsOnLargeScreens` is the larger limit: larger screens also load the fields of the printing settings.
  createAgencyBudget('/Agencies-PrintQr', 'PrintingPage', 245_900, 295_300),
];

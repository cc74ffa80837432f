import type { ComponentType } from 'react';
import { Outlet } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';

import { isDataSaverOn } from '~/components/feedback/lazyOverlay/isDataSaverOn';
import { breakpoints } from '~/components/theme/tokens';
import { paths } from '~/domain/paths';
import { tagPathPrefix } from '~/domain/tagPath';
import { loadSettingsFields } from '~/screens/agency/PrintingScreen/controls/loadSettingsFields';

import { RouteErrorPage, StandaloneErrorPage } from '../page/RouteErrorPage';
import { ScrollAndFocus } from '../page/ScrollAndFocus';

type LoadComponent = () => Promise<ComponentType>;

type Prefetch = () => Promise<unknown>;

/** Returns the `lazy` function of a route, which loads the component and then the chunks that users need next. */
const createLazy = (load: LoadComponent, prefetches: readonly Prefetch[]) => async () => {
  const Component = await load();
  // A failed prefetch is ignored: opening the page loads the chunk again, and shows the error if that fails too.
  if (!isDataSaverOn()) for (const prefetch of prefetches) prefetch().catch(() => undefined);
  return { Component };
};

/** Creates the route of a page. `prefetches` load the chunks that users of this page need next. */
const createPageRoute = (path: string, load: LoadComponent, ...prefetches: Prefetch[]): RouteObject => ({
  path,
  lazy: createLazy(load, prefetches),
  ErrorBoundary: RouteErrorPage,
});

/**
 * Creates the route of a sign-in page. Its error page has a `main` element, since the layout of these pages has none.
 */
const createSignInRoute: typeof createPageRoute = (...args) => ({
  ...createPageRoute(...args),
  ErrorBoundary: StandaloneErrorPage,
});

/** Creates a route for the layout that several pages share. */
const createLayoutRoute = (load: LoadComponent, ...children: RouteObject[]): RouteObject => ({
  lazy: createLazy(load, []),
  children,
});

const loadEmailPage = () => import('../signIn/EmailRoute').then((module) => module.EmailRoute);
const loadPasswordPage = () => import('../signIn/PasswordRoute').then((module) => module.PasswordRoute);
const loadOneTimeCodePage = () => import('../signIn/OneTimeCodeRoute').then((module) => module.OneTimeCodeRoute);
const loadConfirmDialog = () => import('~/components/feedback/ConfirmProvider/ConfirmDialog');
const loadAgencyArea = () => import('../agency/AgencyArea').then((module) => module.AgencyArea);
const loadAgencyDashboard = () => import('../agency/DashboardRoute').then((module) => module.DashboardRoute);

/**
 * Loads the printing screen. On screens larger than phones, where some groups of settings are open at first, also loads
 * the fields of the settings.
 */
async function loadPrintingPage() {
  const isPhone = !window.matchMedia(`(width >= ${breakpoints.md}em)`).matches;
  const fieldsPromise = isPhone ? undefined : loadSettingsFields().catch(() => undefined);
  const [{ PrintingPage }] = await Promise.all([import('../agency/PrintingPage'), fieldsPromise]);
  return PrintingPage;
}

const { site, signIn, admin, agency } = paths;

function Root() {
  return (
    <>
      <ScrollAndFocus />
      <Outlet />
    </>
  );
}

export const routes: readonly RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: StandaloneErrorPage,
    // Renders nothing while the router loads the first page. Usually, main.tsx has loaded the page before.
    HydrateFallback: () => null,
    children: [
      createLayoutRoute(
        () => import('../site/SiteArea').then((module) => module.SiteArea),
        createPageRoute(site.home(), () => import('../site/HomeRoute').then((module) => module.HomeRoute)),
        createPageRoute(site.auto(), () => import('../site/AutoRoute').then((module) => module.AutoRoute)),
        createPageRoute(site.ally(), () => import('../site/AllyRoute').then((module) => module.AllyRoute)),
        createPageRoute(site.accolades(), () =>
          import('../site/AccoladesRoute').then((module) => module.AccoladesRoute),
        ),
        createPageRoute(site.partner(), () => import('../site/PartnerRoute').then((module) => module.PartnerRoute)),
        createPageRoute(site.contact(), () => import('../site/ContactRoute').then((module) => module.ContactRoute)),
        createPageRoute(site.privacy(), () => import('../site/PrivacyRoute').then((module) => module.PrivacyRoute)),
        createPageRoute(site.terms(), () => import('../site/TermsRoute').then((module) => module.TermsRoute)),
        createPageRoute(site.experience(), () =>
          import('../site/ExperienceRoute').then((module) => module.ExperienceRoute),
        ),
        createPageRoute(`${tagPathPrefix}:code`, () => import('../site/TagRoute').then((module) => module.TagRoute)),
        createPageRoute('*', () => import('../site/NotFoundRoute').then((module) => module.NotFoundRoute)),
      ),
      createLayoutRoute(
        () => import('../signIn/SignInArea').then((module) => module.SignInArea),
        createSignInRoute(signIn.email(), loadEmailPage, loadPasswordPage, loadConfirmDialog),
        createSignInRoute(signIn.admin(), loadEmailPage, loadPasswordPage, loadConfirmDialog),
        createSignInRoute(
          signIn.password(),
          loadPasswordPage,
          loadAgencyArea,
          loadAgencyDashboard,
          loadOneTimeCodePage,
          loadConfirmDialog,
        ),
        createSignInRoute(signIn.code(), loadOneTimeCodePage, loadConfirmDialog),
      ),
      createLayoutRoute(
        () => import('../admin/AdminArea').then((module) => module.AdminArea),
        createPageRoute(admin.dashboard(), () =>
          import('../admin/DashboardRoute').then((module) => module.DashboardRoute),
        ),
        createPageRoute(admin.agencies(), () =>
          import('../admin/AgenciesRoute').then((module) => module.AgenciesRoute),
        ),
        createPageRoute(admin.partners(), () =>
          import('../admin/PartnersRoute').then((module) => module.PartnersRoute),
        ),
        createPageRoute(admin.customers(), () =>
          import('../admin/CustomersRoute').then((module) => module.CustomersRoute),
        ),
        createPageRoute(admin.packages(), () =>
          import('../admin/PackagesRoute').then((module) => module.PackagesRoute),
        ),
        createPageRoute(admin.tags(), () => import('../admin/TagsRoute').then((module) => module.TagsRoute)),
        createPageRoute(admin.settings(), () =>
          import('../admin/SettingsRoute').then((module) => module.SettingsRoute),
        ),
        createPageRoute(admin.purchases(), () =>
          import('../admin/PurchasesRoute').then((module) => module.PurchasesRoute),
        ),
        createPageRoute(admin.utilities(), () =>
          import('../admin/UtilitiesRoute').then((module) => module.UtilitiesRoute),
        ),
      ),
      createLayoutRoute(
        loadAgencyArea,
        createPageRoute(agency.dashboard(), loadAgencyDashboard),
        createPageRoute(agency.tags(), () => import('../agency/TagsRoute').then((module) => module.TagsRoute)),
        createPageRoute(agency.printing(), loadPrintingPage),
        createPageRoute(agency.partners(), () =>
          import('../agency/PartnersRoute').then((module) => module.PartnersRoute),
        ),
        createPageRoute(agency.customers(), () =>
          import('../agency/CustomersRoute').then((module) => module.CustomersRoute),
        ),
        createPageRoute(agency.buy(), () => import('../agency/BuyRoute').then((module) => module.BuyRoute)),
      ),
    ],
  },
];

import type { ComponentType } from 'react';
import { Outlet } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';

import { isDataSaverOn } from '~/components/feedback/lazyOverlay/isDataSaverOn';
import { breakpoints } from '~/components/theme/tokens';
import { paths } from '~/domain/paths';
import { loadSettingsFields } from '~/screens/agency/PrintingScreen/controls/loadSettingsFields';

import { RouteErrorPage, StandaloneErrorPage } from '../page/RouteErrorPage';
import { ScrollAndFocus } from '../page/ScrollAndFocus';

type LoadComponent = () => Promise<ComponentType>;

type Prefetch = () => Promise<unknown>;

/** Returns the `lazy` function of a route, which loads the component and then the chunks that users need next. */
const lazyRoute = (load: LoadComponent, next: readonly Prefetch[]) => async () => {
  const Component = await load();
  // A failed prefetch is ignored: opening the page loads the chunk again, and shows the error if that fails too.
  if (!isDataSaverOn()) for (const prefetch of next) prefetch().catch(() => undefined);
  return { Component };
};

/** Creates the route of a page. The functions in `next` prefetch the chunks that users of this page need next. */
const pageRoute = (path: string, load: LoadComponent, ...next: Prefetch[]): RouteObject => ({
  path,
  lazy: lazyRoute(load, next),
  ErrorBoundary: RouteErrorPage,
});

/**
 * Creates the route of a sign-in page. Its error page has a `main` element, since the layout of these pages has none.
 */
const signInRoute: typeof pageRoute = (...page) => ({ ...pageRoute(...page), ErrorBoundary: StandaloneErrorPage });

/** Creates a route for the layout that several pages share. */
const layoutRoute = (load: LoadComponent, ...children: RouteObject[]): RouteObject => ({
  lazy: lazyRoute(load, []),
  children,
});

const loadEmailPage = () => import('../signIn/EmailRoute').then((module) => module.EmailRoute);
const loadPasswordPage = () => import('../signIn/PasswordRoute').then((module) => module.PasswordRoute);
const loadOneTimeCodePage = () => import('../signIn/OneTimeCodeRoute').then((module) => module.OneTimeCodeRoute);
const loadConfirmDialog = () => import('~/components/feedback/ConfirmProvider/ConfirmDialog');
const loadAgencyArea = () => import('../agency/AgencyArea').then((module) => module.AgencyArea);
const loadAgencyDashboard = () => import('../agency/DashboardRoute').then((module) => module.DashboardRoute);

/**
 * Loads the printing screen. On larger screens, some groups of settings are open at first, so that their fields are
 * loaded as well.
 */
async function loadPrintingPage() {
  const isPhone = !window.matchMedia(`(width >= ${breakpoints.md}em)`).matches;
  const fields = isPhone ? undefined : loadSettingsFields().catch(() => undefined);
  const [{ PrintingPage }] = await Promise.all([import('../agency/PrintingPage'), fields]);
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
    // A page without prerendered markup stays empty until its chunk has loaded.
    HydrateFallback: () => null,
    children: [
      layoutRoute(
        () => import('../site/SiteArea').then((module) => module.SiteArea),
        pageRoute(site.home(), () => import('../site/HomeRoute').then((module) => module.HomeRoute)),
        pageRoute(site.auto(), () => import('../site/AutoRoute').then((module) => module.AutoRoute)),
        pageRoute(site.ally(), () => import('../site/AllyRoute').then((module) => module.AllyRoute)),
        pageRoute(site.accolades(), () => import('../site/AccoladesRoute').then((module) => module.AccoladesRoute)),
        pageRoute(site.partner(), () => import('../site/PartnerRoute').then((module) => module.PartnerRoute)),
        pageRoute(site.contact(), () => import('../site/ContactRoute').then((module) => module.ContactRoute)),
        pageRoute(site.privacy(), () => import('../site/PrivacyRoute').then((module) => module.PrivacyRoute)),
        pageRoute(site.terms(), () => import('../site/TermsRoute').then((module) => module.TermsRoute)),
        pageRoute(site.experience(), () => import('../site/ExperienceRoute').then((module) => module.ExperienceRoute)),
        pageRoute('/t/:code', () => import('../site/TagRoute').then((module) => module.TagRoute)),
        pageRoute('*', () => import('../site/NotFoundRoute').then((module) => module.NotFoundRoute)),
      ),
      layoutRoute(
        () => import('../signIn/SignInArea').then((module) => module.SignInArea),
        signInRoute(signIn.email(), loadEmailPage, loadPasswordPage, loadConfirmDialog),
        signInRoute(signIn.admin(), loadEmailPage, loadPasswordPage, loadConfirmDialog),
        signInRoute(
          signIn.password(),
          loadPasswordPage,
          loadAgencyArea,
          loadAgencyDashboard,
          loadOneTimeCodePage,
          loadConfirmDialog,
        ),
        signInRoute(signIn.code(), loadOneTimeCodePage, loadConfirmDialog),
      ),
      layoutRoute(
        () => import('../admin/AdminArea').then((module) => module.AdminArea),
        pageRoute(admin.dashboard(), () => import('../admin/DashboardRoute').then((module) => module.DashboardRoute)),
        pageRoute(admin.agencies(), () => import('../admin/AgenciesRoute').then((module) => module.AgenciesRoute)),
        pageRoute(admin.partners(), () => import('../admin/PartnersRoute').then((module) => module.PartnersRoute)),
        pageRoute(admin.customers(), () => import('../admin/CustomersRoute').then((module) => module.CustomersRoute)),
        pageRoute(admin.packages(), () => import('../admin/PackagesRoute').then((module) => module.PackagesRoute)),
        pageRoute(admin.tags(), () => import('../admin/TagsRoute').then((module) => module.TagsRoute)),
        pageRoute(admin.settings(), () => import('../admin/SettingsRoute').then((module) => module.SettingsRoute)),
        pageRoute(admin.purchases(), () => import('../admin/PurchasesRoute').then((module) => module.PurchasesRoute)),
        pageRoute(admin.utilities(), () => import('../admin/UtilitiesRoute').then((module) => module.UtilitiesRoute)),
      ),
      layoutRoute(
        loadAgencyArea,
        pageRoute(agency.dashboard(), loadAgencyDashboard),
        pageRoute(agency.tags(), () => import('../agency/TagsRoute').then((module) => module.TagsRoute)),
        pageRoute(agency.printing(), loadPrintingPage),
        pageRoute(agency.partners(), () => import('../agency/PartnersRoute').then((module) => module.PartnersRoute)),
        pageRoute(agency.customers(), () => import('../agency/CustomersRoute').then((module) => module.CustomersRoute)),
        pageRoute(agency.buy(), () => import('../agency/BuyRoute').then((module) => module.BuyRoute)),
      ),
    ],
  },
];

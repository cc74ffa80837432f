import type { ComponentType } from 'react';
import { Outlet } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';

import { paths } from '~/domain/paths';

import { RouteErrorPage } from '../page/RouteErrorPage';
import { ScrollAndFocus } from '../page/ScrollAndFocus';

type Load = () => Promise<ComponentType>;

type Prefetch = () => Promise<unknown>;

/** Returns React Router's `lazy` of a route: loads its component, then prefetches the chunks that users need next. */
const lazyRoute = (load: Load, next: readonly Prefetch[]) => async () => {
  const Component = await load();
  // A failed prefetch is retried, and its error shown, when the page is opened.
  for (const prefetch of next) prefetch().catch(() => undefined);
  return { Component };
};

/** Creates the route of a page. `next` prefetches the chunks that users of this page need next. */
const page = (path: string, load: Load, ...next: Prefetch[]): RouteObject => ({
  path,
  lazy: lazyRoute(load, next),
  ErrorBoundary: RouteErrorPage,
});

/** Creates a route for the layout that several pages share. */
const area = (load: Load, ...children: RouteObject[]): RouteObject => ({ lazy: lazyRoute(load, []), children });

const loadEmailPage = () => import('../signIn/EmailRoute').then((module) => module.EmailRoute);
const loadPasswordPage = () => import('../signIn/PasswordRoute').then((module) => module.PasswordRoute);
const loadOneTimeCodePage = () => import('../signIn/OneTimeCodeRoute').then((module) => module.OneTimeCodeRoute);
const loadConfirmDialog = () => import('~/components/feedback/ConfirmProvider/ConfirmDialog');
const loadAgencyArea = () => import('../agency/AgencyArea').then((module) => module.AgencyArea);
const loadAgencyDashboard = () => import('../agency/DashboardRoute').then((module) => module.DashboardRoute);

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
    ErrorBoundary: RouteErrorPage,
    // A page without prerendered markup stays empty until its code has loaded.
    HydrateFallback: () => null,
    children: [
      area(
        () => import('../site/SiteArea').then((module) => module.SiteArea),
        page(site.home(), () => import('../site/HomeRoute').then((module) => module.HomeRoute)),
        page(site.auto(), () => import('../site/AutoRoute').then((module) => module.AutoRoute)),
        page(site.ally(), () => import('../site/AllyRoute').then((module) => module.AllyRoute)),
        page(site.accolades(), () => import('../site/AccoladesRoute').then((module) => module.AccoladesRoute)),
        page(site.partner(), () => import('../site/PartnerRoute').then((module) => module.PartnerRoute)),
        page(site.contact(), () => import('../site/ContactRoute').then((module) => module.ContactRoute)),
        page(site.privacy(), () => import('../site/PrivacyRoute').then((module) => module.PrivacyRoute)),
        page(site.terms(), () => import('../site/TermsRoute').then((module) => module.TermsRoute)),
        page(site.experience(), () => import('../site/ExperienceRoute').then((module) => module.ExperienceRoute)),
        page('/t/:code', () => import('../site/TagRoute').then((module) => module.TagRoute)),
        page('*', () => import('../site/NotFoundRoute').then((module) => module.NotFoundRoute)),
      ),
      area(
        () => import('../signIn/SignInArea').then((module) => module.SignInArea),
        page(signIn.email(), loadEmailPage, loadPasswordPage, loadConfirmDialog),
        page(signIn.admin(), loadEmailPage, loadPasswordPage, loadConfirmDialog),
        page(
          signIn.password(),
          loadPasswordPage,
          loadAgencyArea,
          loadAgencyDashboard,
          loadOneTimeCodePage,
          loadConfirmDialog,
        ),
        page(signIn.code(), loadOneTimeCodePage, loadConfirmDialog),
      ),
      area(
        () => import('../admin/AdminArea').then((module) => module.AdminArea),
        page(admin.dashboard(), () => import('../admin/DashboardRoute').then((module) => module.DashboardRoute)),
        page(admin.agencies(), () => import('../admin/AgenciesRoute').then((module) => module.AgenciesRoute)),
        page(admin.partners(), () => import('../admin/PartnersRoute').then((module) => module.PartnersRoute)),
        page(admin.customers(), () => import('../admin/CustomersRoute').then((module) => module.CustomersRoute)),
        page(admin.packages(), () => import('../admin/PackagesRoute').then((module) => module.PackagesRoute)),
        page(admin.tags(), () => import('../admin/TagsRoute').then((module) => module.TagsRoute)),
        page(admin.settings(), () => import('../admin/SettingsRoute').then((module) => module.SettingsRoute)),
        page(admin.purchases(), () => import('../admin/PurchasesRoute').then((module) => module.PurchasesRoute)),
        page(admin.utilities(), () => import('../admin/UtilitiesRoute').then((module) => module.UtilitiesRoute)),
      ),
      area(
        loadAgencyArea,
        page(agency.dashboard(), loadAgencyDashboard),
        page(agency.tags(), () => import('../agency/TagsRoute').then((module) => module.TagsRoute)),
        page(agency.printing(), () => import('../agency/PrintingPage').then((module) => module.PrintingPage)),
        page(agency.partners(), () => import('../agency/PartnersRoute').then((module) => module.PartnersRoute)),
        page(agency.customers(), () => import('../agency/CustomersRoute').then((module) => module.CustomersRoute)),
        page(agency.buy(), () => import('../agency/BuyRoute').then((module) => module.BuyRoute)),
      ),
    ],
  },
];

import type { ComponentType } from 'react';
import { Outlet } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';

import { paths } from '~/domain/paths';

import { ScrollAndFocus } from '../page/ScrollAndFocus';
import { RouteErrorPage } from '../page/RouteErrorPage';

const lazily = (load: () => Promise<ComponentType>) => async () => ({ Component: await load() });

/** A route whose code is fetched when it is first needed. */
const page = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  lazy: lazily(load),
  ErrorBoundary: RouteErrorPage,
});

const emailEntry = () => import('../signIn/EmailRoute').then((module) => module.EmailRoute);

const { dashboard, printing } = paths.agency;
const {
  dashboard: adminDashboard,
  agencies,
  partners,
  customers,
  packages,
  purchases,
  tags,
  utilities,
  settings,
} = paths.admin;

function Root() {
  return (
    <>
      <ScrollAndFocus />
      <Outlet />
    </>
  );
}

/** Every address of the app and what it shows; `domain/paths` says what they are called. */
export const routes: readonly RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteErrorPage,
    // A document without prerendered markup shows nothing until its first page is here.
    HydrateFallback: () => null,
    children: [
      {
        lazy: lazily(() => import('../site/SiteArea').then((module) => module.SiteArea)),
        children: [
          page(paths.site.home(), () => import('../site/HomeRoute').then((module) => module.HomeRoute)),
          page(paths.site.auto(), () => import('../site/AutoRoute').then((module) => module.AutoRoute)),
          page(paths.site.ally(), () => import('../site/AllyRoute').then((module) => module.AllyRoute)),
          page(paths.site.accolades(), () => import('../site/AccoladesRoute').then((module) => module.AccoladesRoute)),
          page(paths.site.partner(), () => import('../site/PartnerRoute').then((module) => module.PartnerRoute)),
          page(paths.site.contact(), () => import('../site/ContactRoute').then((module) => module.ContactRoute)),
          page(paths.site.privacy(), () => import('../site/PrivacyRoute').then((module) => module.PrivacyRoute)),
          page(paths.site.terms(), () => import('../site/TermsRoute').then((module) => module.TermsRoute)),
          page(paths.site.experience(), () =>
            import('../site/ExperienceRoute').then((module) => module.ExperienceRoute),
          ),
          page('/t/:code', () => import('../site/TagRoute').then((module) => module.TagRoute)),
          page('*', () => import('../site/NotFoundRoute').then((module) => module.NotFoundRoute)),
        ],
      },
      {
        lazy: lazily(() => import('../signIn/SignInArea').then((module) => module.SignInArea)),
        children: [
          page(paths.signIn.email(), emailEntry),
          page(paths.signIn.admin(), emailEntry),
          page(paths.signIn.password(), () => import('../signIn/PasswordRoute').then((module) => module.PasswordRoute)),
          page(paths.signIn.code(), () =>
            import('../signIn/OneTimeCodeRoute').then((module) => module.OneTimeCodeRoute),
          ),
        ],
      },
      {
        lazy: lazily(() => import('../admin/AdminArea').then((module) => module.AdminArea)),
        children: [
          page(adminDashboard(), () => import('../admin/DashboardRoute').then((module) => module.DashboardRoute)),
          page(agencies(), () => import('../admin/AgenciesRoute').then((module) => module.AgenciesRoute)),
          page(partners(), () => import('../admin/PartnersRoute').then((module) => module.PartnersRoute)),
          page(customers(), () => import('../admin/CustomersRoute').then((module) => module.CustomersRoute)),
          page(packages(), () => import('../admin/PackagesRoute').then((module) => module.PackagesRoute)),
          page(tags(), () => import('../admin/TagsRoute').then((module) => module.TagsRoute)),
          page(settings(), () => import('../admin/SettingsRoute').then((module) => module.SettingsRoute)),
          page(purchases(), () => import('../admin/PurchasesRoute').then((module) => module.PurchasesRoute)),
          page(utilities(), () => import('../admin/UtilitiesRoute').then((module) => module.UtilitiesRoute)),
        ],
      },
      {
        lazy: lazily(() => import('../agency/AgencyArea').then((module) => module.AgencyArea)),
        children: [
          page(dashboard(), () => import('../agency/DashboardRoute').then((module) => module.DashboardRoute)),
          page(paths.agency.tags(), () => import('../agency/TagsRoute').then((module) => module.TagsRoute)),
          page(printing(), () => import('../agency/PrintingPage').then((module) => module.PrintingPage)),
          page(paths.agency.partners(), () => import('../agency/PartnersRoute').then((module) => module.PartnersRoute)),
          page(paths.agency.customers(), () =>
            import('../agency/CustomersRoute').then((module) => module.CustomersRoute),
          ),
          page(paths.agency.buy(), () => import('../agency/BuyRoute').then((module) => module.BuyRoute)),
        ],
      },
    ],
  },
];

import { settings } from 'virtual:settings';
import { siteCode } from 'virtual:site-code';
import { Outlet, useLocation } from 'react-router-dom';

import { SiteLayout } from '~/screens/site/SiteLayout/SiteLayout';

import { currentDestination } from './currentDestination';

/** The year of the build: the copyright of a page that is built once and served for months. */
const year = Number(import.meta.env.VITE_BUILD_YEAR);

export function SiteArea() {
  const { pathname } = useLocation();
  return (
    <SiteLayout
      current={currentDestination(pathname)}
      siteCode={siteCode}
      contact={settings.contact}
      socialLinks={settings.socialLinks}
      stores={[]}
      year={year}
    >
      <Outlet />
    </SiteLayout>
  );
}

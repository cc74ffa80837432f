import { settings } from 'virtual:settings';
import { siteCode } from 'virtual:site-code';
import { stores } from 'virtual:stores';
import { Outlet, useLocation } from 'react-router-dom';

import { SiteLayout } from '~/screens/site/SiteLayout/SiteLayout';

import { currentDestination } from './currentDestination';

/** Year of the build. The current year could differ from the one in the prerendered copyright notice. */
const year = Number(import.meta.env.VITE_BUILD_YEAR);

export function SiteArea() {
  const { pathname } = useLocation();
  return (
    <SiteLayout
      current={currentDestination(pathname)}
      siteCode={siteCode}
      contact={settings.contact}
      socialLinks={settings.socialLinks}
      stores={stores}
      year={year}
    >
      <Outlet />
    </SiteLayout>
  );
}

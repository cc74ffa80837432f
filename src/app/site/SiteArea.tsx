import { settings } from 'virtual:settings';
import { sampleCode } from 'virtual:sample-code';
import { siteCode } from 'virtual:site-code';
import { stores } from 'virtual:stores';
import { Outlet, useLocation } from 'react-router-dom';

import { isTagPath } from '~/domain/tagPath';
import { SiteLayout } from '~/screens/site/SiteLayout/SiteLayout';

import { findCurrentNavItem } from './findCurrentNavItem';

/** Year of the build, for the copyright notice. The current year could differ from the prerendered one. */
const buildYear = Number(import.meta.env.VITE_BUILD_YEAR);

export function SiteArea() {
  const { pathname } = useLocation();
  return (
    <SiteLayout
      currentPage={findCurrentNavItem(pathname)}
      siteCode={siteCode}
      petTagCode={sampleCode}
      isTagPage={isTagPath(pathname)}
      contact={settings.contact}
      socialLinks={settings.socialLinks}
      stores={stores}
      year={buildYear}
    >
      <Outlet />
    </SiteLayout>
  );
}

import { lazy, Suspense } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { useStore } from 'zustand';

import { NavigationProgress } from '~/components/feedback/NavigationProgress/NavigationProgress';
import { AgencyLayout } from '~/screens/agency/AgencyLayout/AgencyLayout';

import { DataSourceChip } from '../office/DataSourceChip';
import { OfficePages } from '../office/OfficePages';
import { OfficeSearch } from '../office/OfficeSearch';
import { useLogout } from '../signIn/useLogout';
import { sessionStore } from '../store/session';
import { AgencyGuard } from './AgencyGuard';
import { usePortalData } from './usePortalData';

const AgencyChoice = lazy(async () => ({ default: (await import('./AgencyChoiceRoute')).AgencyChoiceRoute }));

/** Layout of the portal's pages. The guard redirects visitors without a token to the sign-in. */
export function AgencyArea() {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const logOut = useLogout();
  const email = useStore(sessionStore, ({ LoginData }) => LoginData[0]?.email);
  const { key, data, workspace, mustChooseAgency } = usePortalData(email ?? '');

  return (
    <AgencyGuard>
      <AgencyLayout
        currentPath={pathname}
        agencyName={data?.agency.name ?? ''}
        userName={data?.agency.userName ?? ''}
        email={email}
        renderSearch={(pages) => <OfficeSearch area="agency" pages={pages} data={data} />}
        dataChip={<DataSourceChip />}
        onLogout={logOut}
      >
        <NavigationProgress isLoading={state !== 'idle'} />
        <OfficePages key={key} data={data} workspace={workspace}>
          <Suspense>{mustChooseAgency ? <AgencyChoice email={email ?? ''} /> : <Outlet />}</Suspense>
        </OfficePages>
      </AgencyLayout>
    </AgencyGuard>
  );
}

import { Outlet, useLocation } from 'react-router-dom';

import { AgencyLayout } from '~/screens/agency/AgencyLayout/AgencyLayout';

import { useAppData } from '../data/useAppData';
import { useLogout } from '../signIn/useLogout';
import { AgencyGuard } from './AgencyGuard';

/** The agency's pages: behind the guard, inside the shell. */
export function AgencyArea() {
  const { pathname } = useLocation();
  const { agency } = useAppData();
  const logOut = useLogout();

  return (
    <AgencyGuard>
      <AgencyLayout currentPath={pathname} agencyName={agency.name} userName={agency.userName} onLogout={logOut}>
        <Outlet />
      </AgencyLayout>
    </AgencyGuard>
  );
}

import { Outlet, useLocation, useNavigate } from 'react-router-dom';

import { paths } from '~/domain/paths';
import { AgencyLayout } from '~/screens/agency/AgencyLayout/AgencyLayout';

import { useAppData } from '../data/useAppData';
import { removeAuthCookie } from '../store/authCookie';
import { session } from '../store/session';
import { AgencyGuard } from './AgencyGuard';

/** The agency's pages: behind the guard, inside the shell. */
export function AgencyArea() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { agency } = useAppData();

  const logOut = () => {
    removeAuthCookie();
    session.getState().removeLoginData();
    void navigate(paths.signIn.email(), { replace: true });
  };

  return (
    <AgencyGuard>
      <AgencyLayout currentPath={pathname} agencyName={agency.name} userName={agency.userName} onLogout={logOut}>
        <Outlet />
      </AgencyLayout>
    </AgencyGuard>
  );
}

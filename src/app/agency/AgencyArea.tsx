import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { useStore } from 'zustand';

import { ConfirmProvider } from '~/components/feedback/ConfirmProvider/ConfirmProvider';
import { NavigationProgress } from '~/components/feedback/NavigationProgress/NavigationProgress';
import { AgencyLayout } from '~/screens/agency/AgencyLayout/AgencyLayout';

import { useAppData } from '../data/useAppData';
import { DeletionProvider } from '../lists/DeletionProvider';
import { useLogout } from '../signIn/useLogout';
import { session } from '../store/session';
import { AgencyGuard } from './AgencyGuard';

/** Layout of the portal's pages. The guard redirects visitors without a token to the sign-in. */
export function AgencyArea() {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const { agency } = useAppData();
  const logOut = useLogout();
  const email = useStore(session, ({ LoginData }) => LoginData[0]?.email);

  return (
    <AgencyGuard>
      <AgencyLayout
        currentPath={pathname}
        agencyName={agency.name}
        userName={agency.userName}
        email={email}
        onLogout={logOut}
      >
        <NavigationProgress waiting={state !== 'idle'} />
        <DeletionProvider>
          <ConfirmProvider key={pathname}>
            <Outlet />
          </ConfirmProvider>
        </DeletionProvider>
      </AgencyLayout>
    </AgencyGuard>
  );
}

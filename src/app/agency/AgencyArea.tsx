import { Outlet, useLocation, useNavigation } from 'react-router-dom';

import { NoticeProvider } from '~/components/feedback/NoticeProvider/NoticeProvider';
import { PageWait } from '~/components/feedback/PageWait/PageWait';
import { AgencyLayout } from '~/screens/agency/AgencyLayout/AgencyLayout';

import { useAppData } from '../data/useAppData';
import { Deletions } from '../lists/Deletions';
import { useLogout } from '../signIn/useLogout';
import { AgencyGuard } from './AgencyGuard';

/** The agency's pages: behind the guard, inside the shell. */
export function AgencyArea() {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const { agency } = useAppData();
  const logOut = useLogout();

  return (
    <AgencyGuard>
      <AgencyLayout currentPath={pathname} agencyName={agency.name} userName={agency.userName} onLogout={logOut}>
        <PageWait waiting={state !== 'idle'} />
        <Deletions>
          <NoticeProvider key={pathname}>
            <Outlet />
          </NoticeProvider>
        </Deletions>
      </AgencyLayout>
    </AgencyGuard>
  );
}

import { Outlet, useLocation, useNavigation } from 'react-router-dom';

import { NoticeProvider } from '~/components/feedback/NoticeProvider/NoticeProvider';
import { PageWait } from '~/components/feedback/PageWait/PageWait';
import { AdminLayout } from '~/screens/admin/AdminLayout/AdminLayout';

import { useAppData } from '../data/useAppData';
import { Deletions } from '../lists/Deletions';
import { useLogout } from '../signIn/useLogout';

/** The administrator's pages inside their shell. Nothing guards them. */
export function AdminArea() {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const { admin } = useAppData();
  const logOut = useLogout();
  return (
    <AdminLayout currentPath={pathname} userName={admin.userName} onLogout={logOut}>
      <PageWait waiting={state !== 'idle'} />
      <Deletions>
        <NoticeProvider key={pathname}>
          <Outlet />
        </NoticeProvider>
      </Deletions>
    </AdminLayout>
  );
}

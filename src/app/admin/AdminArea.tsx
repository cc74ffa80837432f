import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { useStore } from 'zustand';

import { ConfirmProvider } from '~/components/feedback/ConfirmProvider/ConfirmProvider';
import { NavigationProgress } from '~/components/feedback/NavigationProgress/NavigationProgress';
import { AdminLayout } from '~/screens/admin/AdminLayout/AdminLayout';

import { useAppData } from '../data/useAppData';
import { DeletionProvider } from '../lists/DeletionProvider';
import { useLogout } from '../signIn/useLogout';
import { session } from '../store/session';

/** Layout of the admin pages, which need no sign-in. */
export function AdminArea() {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const { admin } = useAppData();
  const logOut = useLogout();
  const email = useStore(session, ({ LoginData }) => LoginData[0]?.email);
  return (
    <AdminLayout currentPath={pathname} userName={admin.userName} email={email} onLogout={logOut}>
      <NavigationProgress waiting={state !== 'idle'} />
      <DeletionProvider>
        <ConfirmProvider key={pathname}>
          <Outlet />
        </ConfirmProvider>
      </DeletionProvider>
    </AdminLayout>
  );
}

import { Outlet, useLocation } from 'react-router-dom';

import { AdminLayout } from '~/screens/admin/AdminLayout/AdminLayout';

import { useAppData } from '../data/useAppData';
import { useLogout } from './useLogout';

/** The administrator's pages inside their shell. Nothing guards them. */
export function AdminArea() {
  const { pathname } = useLocation();
  const { admin } = useAppData();
  const logOut = useLogout();
  return (
    <AdminLayout currentPath={pathname} userName={admin.userName} onLogout={logOut}>
      <Outlet />
    </AdminLayout>
  );
}

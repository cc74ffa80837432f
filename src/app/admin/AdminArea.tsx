import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { useStore } from 'zustand';

import { NavigationProgress } from '~/components/feedback/NavigationProgress/NavigationProgress';
import { AdminLayout } from '~/screens/admin/AdminLayout/AdminLayout';

import { useAppData } from '../data/useAppData';
import { DataSourceChip } from '../office/DataSourceChip';
import { OfficeSearch } from '../office/OfficeSearch';
import { OfficePages } from '../office/OfficePages';
import { useOfficeWorkspace } from '../office/useOfficeWorkspace';
import { useLogout } from '../signIn/useLogout';
import { sessionStore } from '../store/session';

/** Layout of the admin pages, which need no sign-in. */
export function AdminArea() {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const { shows, workspace } = useOfficeWorkspace();
  const sampleData = useAppData();
  const data = shows === 'sample' ? sampleData : workspace?.getAppData('');
  const logOut = useLogout();
  const email = useStore(sessionStore, ({ LoginData }) => LoginData[0]?.email);
  return (
    <AdminLayout
      currentPath={pathname}
      userName={data?.admin.userName ?? ''}
      email={email}
      renderSearch={(pages) => <OfficeSearch area="admin" pages={pages} data={data} />}
      dataChip={<DataSourceChip />}
      onLogout={logOut}
    >
      <NavigationProgress isLoading={state !== 'idle'} />
      <OfficePages key={shows} data={data} workspace={workspace}>
        <Outlet />
      </OfficePages>
    </AdminLayout>
  );
}

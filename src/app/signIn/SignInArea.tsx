import { Outlet, useLocation, useNavigation } from 'react-router-dom';

import { ConfirmProvider } from '~/components/feedback/ConfirmProvider/ConfirmProvider';
import { NavigationProgress } from '~/components/feedback/NavigationProgress/NavigationProgress';

/** Layout of the sign-in pages. A new `key` remounts the ConfirmProvider on each page, which closes an open dialog. */
export function SignInArea() {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  return (
    <>
      <NavigationProgress isLoading={state !== 'idle'} />
      <ConfirmProvider key={pathname}>
        <Outlet />
      </ConfirmProvider>
    </>
  );
}

import { Outlet, useLocation, useNavigation } from 'react-router-dom';

import { ConfirmProvider } from '~/components/feedback/ConfirmProvider/ConfirmProvider';
import { NavigationProgress } from '~/components/feedback/NavigationProgress/NavigationProgress';

/** Layout of the sign-in pages. The `key` closes an open confirm dialog when the user leaves its page. */
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

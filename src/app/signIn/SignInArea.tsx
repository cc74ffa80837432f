import { Outlet, useLocation, useNavigation } from 'react-router-dom';

import { ConfirmProvider } from '~/components/feedback/ConfirmProvider/ConfirmProvider';
import { NavigationProgress } from '~/components/feedback/NavigationProgress/NavigationProgress';

/** The sign-in pages, which ask and tell in dialogs. What one has asked goes when the visitor leaves it, unanswered. */
export function SignInArea() {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  return (
    <>
      <NavigationProgress waiting={state !== 'idle'} />
      <ConfirmProvider key={pathname}>
        <Outlet />
      </ConfirmProvider>
    </>
  );
}

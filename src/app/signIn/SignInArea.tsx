import { Outlet, useLocation, useNavigation } from 'react-router-dom';

import { NoticeProvider } from '~/components/feedback/NoticeProvider/NoticeProvider';
import { PageWait } from '~/components/feedback/PageWait/PageWait';

/** The sign-in pages, which ask and tell in dialogs. What one has asked goes when the visitor leaves it, unanswered. */
export function SignInArea() {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  return (
    <>
      <PageWait waiting={state !== 'idle'} />
      <NoticeProvider key={pathname}>
        <Outlet />
      </NoticeProvider>
    </>
  );
}

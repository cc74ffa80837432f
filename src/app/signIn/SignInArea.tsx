import { Outlet, useLocation } from 'react-router-dom';

import { NoticeProvider } from '~/components/feedback/NoticeProvider/NoticeProvider';

/** The sign-in pages, which ask and tell in dialogs. What one has asked goes when the visitor leaves it, unanswered. */
export function SignInArea() {
  const { pathname } = useLocation();
  return (
    <NoticeProvider key={pathname}>
      <Outlet />
    </NoticeProvider>
  );
}

import { Outlet } from 'react-router-dom';

import { NoticeProvider } from '~/components/feedback/NoticeProvider/NoticeProvider';

/** The sign-in pages, which ask and tell in dialogs. */
export function SignInArea() {
  return (
    <NoticeProvider>
      <Outlet />
    </NoticeProvider>
  );
}

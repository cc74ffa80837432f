import { useNavigate } from 'react-router-dom';

import { paths } from '~/domain/paths';

import { removeAuthCookie } from '../store/authCookie';
import { session } from '../store/session';

/** Logs out as the agency's area does: no cookie, an empty session, and the e-mail entry in this page's place. */
export function useLogout(): () => void {
  const navigate = useNavigate();
  return () => {
    removeAuthCookie();
    session.getState().removeLoginData();
    void navigate(paths.signIn.email(), { replace: true });
  };
}

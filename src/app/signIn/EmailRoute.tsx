import { useLocation, useNavigate } from 'react-router-dom';
import type { Location } from 'react-router-dom';

import { paths } from '~/domain/paths';
import { carriedEmail } from '~/domain/session/carriedEmail';
import type { CarriedState } from '~/domain/session/carriedEmail';
import { EmailScreen } from '~/screens/signIn/EmailScreen/EmailScreen';

import { PageHead } from '../routing/PageHead';

export function EmailRoute() {
  const navigate = useNavigate();
  const { state } = useLocation() as Location<unknown>;
  return (
    <>
      <PageHead title="Sign in" />
      <EmailScreen
        email={carriedEmail(state) ?? ''}
        onContinue={(email) => void navigate(paths.signIn.password(), { state: { email } satisfies CarriedState })}
      />
    </>
  );
}

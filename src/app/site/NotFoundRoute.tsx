import { notFoundCopy } from '~/screens/site/NotFoundScreen/NotFoundScreen.copy';
import { NotFoundScreen } from '~/screens/site/NotFoundScreen/NotFoundScreen';

import { PageHead } from '../page/PageHead';

export function NotFoundRoute() {
  return (
    <>
      <PageHead title={notFoundCopy.title} />
      <NotFoundScreen />
    </>
  );
}

import { paths } from '~/domain/paths';
import { termsCopy } from '~/screens/site/TermsScreen/TermsScreen.copy';
import { TermsScreen } from '~/screens/site/TermsScreen/TermsScreen';

import { PageHead } from '../page/PageHead';

export function TermsRoute() {
  return (
    <>
      <PageHead {...termsCopy.head} path={paths.site.terms()} />
      <TermsScreen />
    </>
  );
}

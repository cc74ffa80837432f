import { useNavigate } from 'react-router-dom';

import { paths } from '~/domain/paths';
import { notFoundCopy } from '~/screens/site/NotFoundScreen/NotFoundScreen.copy';
import { NotFoundScreen } from '~/screens/site/NotFoundScreen/NotFoundScreen';

import { PageHead } from '../page/PageHead';

export function NotFoundRoute() {
  const navigate = useNavigate();
  return (
    <>
      <PageHead title={notFoundCopy.title} />
      <NotFoundScreen onOpenTag={(code) => void navigate(paths.site.tag(code))} />
    </>
  );
}

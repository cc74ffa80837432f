import { useParams } from 'react-router-dom';

import { findDemonstration } from '~/domain/tag/demonstration';
import { tagCopy } from '~/screens/site/TagScreen/TagScreen.copy';
import { TagScreen } from '~/screens/site/TagScreen/TagScreen';

import { PageHead } from '../routing/PageHead';

/** Where a scanned tag leads. */
export function TagRoute() {
  const { code = '' } = useParams();
  return (
    <>
      <PageHead {...tagCopy.head} />
      <TagScreen code={code} scenario={findDemonstration(code)} />
    </>
  );
}

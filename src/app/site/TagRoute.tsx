import { useSyncExternalStore } from 'react';
import { useParams } from 'react-router-dom';

import { demonstrationCodes, findDemonstration } from '~/domain/tag/demonstration';
import { tagCopy } from '~/screens/site/TagScreen/TagScreen.copy';
import { TagScreen } from '~/screens/site/TagScreen/TagScreen';

import { PageHead } from '../page/PageHead';
import { noSubscription } from './noSubscription';

/** The tags that have a document of their own. One document stands for all other codes, and it can name none. */
const isServed = (code: string) => demonstrationCodes.some((served) => served === code.toUpperCase());

/** Where a scanned tag leads. */
export function TagRoute() {
  const { code = '' } = useParams();
  const known = useSyncExternalStore(
    noSubscription,
    () => code,
    () => (isServed(code) ? code : null),
  );
  const scenario = known === null ? null : findDemonstration(known);
  return (
    <>
      <PageHead {...tagCopy.head} title={tagCopy.title(scenario)} />
      <TagScreen code={known} demonstration={scenario} />
    </>
  );
}

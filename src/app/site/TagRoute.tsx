import { sampleCode } from 'virtual:sample-code';
import { useSyncExternalStore } from 'react';
import { useNavigate, useParams } from 'react-router-dom';

import { paths } from '~/domain/paths';
import { demoCodes, findDemoTag } from '~/domain/tag/demoTags';
import { tagCopy } from '~/screens/site/TagScreen/TagScreen.copy';
import { TagScreen } from '~/screens/site/TagScreen/TagScreen';

import { PageHead } from '../page/PageHead';
import { noSubscription } from '../page/noSubscription';
import { useScannedTag } from './useScannedTag';

/** True for the demo tags, each of which has a prerendered page of its own. All other tags share one page. */
const hasOwnPage = (code: string) => demoCodes.some((demoCode) => demoCode === code.toUpperCase());

/** The page that a scanned tag opens. */
export function TagRoute() {
  const { code = '' } = useParams();
  const navigate = useNavigate();
  // The prerendered page that all other tags share contains no code, so the code is null until hydration.
  const displayedCode = useSyncExternalStore(
    noSubscription,
    () => code,
    () => (hasOwnPage(code) ? code : null),
  );
  const scannedTag = useScannedTag(displayedCode);
  const demoTag = displayedCode === null ? null : findDemoTag(displayedCode);
  return (
    <>
      <PageHead {...tagCopy.head} title={scannedTag ? tagCopy.registered.title : tagCopy.title(demoTag)} />
      <TagScreen
        code={displayedCode}
        scannedTag={scannedTag}
        demoTag={demoTag}
        sampleCode={sampleCode}
        onOpenTag={(typedCode) => void navigate(paths.site.tag(typedCode))}
      />
    </>
  );
}

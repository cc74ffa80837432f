import { demoTagCodes } from 'virtual:demo-tag-codes';
import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { paths } from '~/domain/paths';
import { parseScenarioHash } from '~/domain/tag/demoTags';
import { experienceCopy } from '~/screens/site/ExperienceScreen/ExperienceScreen.copy';
import { ExperienceScreen } from '~/screens/site/ExperienceScreen/ExperienceScreen';

import { PageHead } from '../page/PageHead';
import { noSubscription } from '../page/noSubscription';

export function ExperienceRoute() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const chosenScenario = useSyncExternalStore(
    noSubscription,
    () => parseScenarioHash(hash) ?? 'pet',
    () => 'pet' as const,
  );
  return (
    <>
      <PageHead {...experienceCopy.head} path={paths.site.experience()} />
      <ExperienceScreen
        codes={demoTagCodes}
        scenario={chosenScenario}
        onOpenTag={(code) => void navigate(paths.site.tag(code))}
      />
    </>
  );
}

import { demonstrationCodes } from 'virtual:demonstration-codes';

import { paths } from '~/domain/paths';
import { experienceCopy } from '~/screens/site/ExperienceScreen/ExperienceScreen.copy';
import { ExperienceScreen } from '~/screens/site/ExperienceScreen/ExperienceScreen';

import { PageHead } from '../routing/PageHead';

export function ExperienceRoute() {
  return (
    <>
      <PageHead {...experienceCopy.head} path={paths.site.experience()} />
      <ExperienceScreen codes={demonstrationCodes} />
    </>
  );
}

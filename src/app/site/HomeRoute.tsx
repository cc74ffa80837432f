import { stores } from 'virtual:stores';

import { paths } from '~/domain/paths';
import { homeCopy } from '~/screens/site/HomeScreen/HomeScreen.copy';
import { HomeScreen } from '~/screens/site/HomeScreen/HomeScreen';

import { PageHead } from '../page/PageHead';

export function HomeRoute() {
  return (
    <>
      <PageHead {...homeCopy.head} path={paths.site.home()} />
      <HomeScreen stores={stores} />
    </>
  );
}

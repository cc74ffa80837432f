import { settings } from 'virtual:settings';

import { paths } from '~/domain/paths';
import { privacyCopy } from '~/screens/site/PrivacyScreen/PrivacyScreen.copy';
import { PrivacyScreen } from '~/screens/site/PrivacyScreen/PrivacyScreen';

import { PageHead } from '../page/PageHead';

export function PrivacyRoute() {
  return (
    <>
      <PageHead {...privacyCopy.head} path={paths.site.privacy()} />
      <PrivacyScreen sendsEnquiries={settings.contactEndpoint !== undefined} />
    </>
  );
}

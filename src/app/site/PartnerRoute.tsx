import { settings } from 'virtual:settings';

import { paths } from '~/domain/paths';
import { partnerCopy } from '~/screens/site/PartnerScreen/PartnerScreen.copy';
import { PartnerScreen } from '~/screens/site/PartnerScreen/PartnerScreen';

import { PageHead } from '../page/PageHead';

export function PartnerRoute() {
  return (
    <>
      <PageHead {...partnerCopy.head} path={paths.site.partner()} />
      <PartnerScreen contact={settings.contact} />
    </>
  );
}

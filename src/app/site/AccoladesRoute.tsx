import { demoTagCodes } from 'virtual:demo-tag-codes';
import { stores } from 'virtual:stores';

import { paths } from '~/domain/paths';
import { accoladesCopy } from '~/screens/site/ProductScreen/copy/accolades.copy';
import { ProductScreen } from '~/screens/site/ProductScreen/ProductScreen';

import { PageHead } from '../page/PageHead';

export function AccoladesRoute() {
  return (
    <>
      <PageHead {...accoladesCopy.head} path={paths.site.accolades()} />
      <ProductScreen copy={accoladesCopy} codes={demoTagCodes} stores={stores} />
    </>
  );
}

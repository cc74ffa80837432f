import { demoTagCodes } from 'virtual:demo-tag-codes';
import { stores } from 'virtual:stores';

import { paths } from '~/domain/paths';
import { allyCopy } from '~/screens/site/ProductScreen/copy/ally.copy';
import { ProductScreen } from '~/screens/site/ProductScreen/ProductScreen';

import { PageHead } from '../page/PageHead';

export function AllyRoute() {
  return (
    <>
      <PageHead {...allyCopy.head} path={paths.site.ally()} />
      <ProductScreen copy={allyCopy} codes={demoTagCodes} stores={stores} />
    </>
  );
}

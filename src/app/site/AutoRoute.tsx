import { demoTagCodes } from 'virtual:demo-tag-codes';
import { stores } from 'virtual:stores';

import { paths } from '~/domain/paths';
import { autoCopy } from '~/screens/site/ProductScreen/copy/auto.copy';
import { ProductScreen } from '~/screens/site/ProductScreen/ProductScreen';

import { PageHead } from '../page/PageHead';
import { ParkingContainer } from './ParkingContainer';

export function AutoRoute() {
  return (
    <>
      <PageHead {...autoCopy.head} path={paths.site.auto()} />
      <ProductScreen copy={autoCopy} codes={demoTagCodes} stores={stores}>
        <ParkingContainer />
      </ProductScreen>
    </>
  );
}

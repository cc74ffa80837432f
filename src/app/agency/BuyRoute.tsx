import { BuyScreen } from '~/screens/agency/BuyScreen/BuyScreen';
import { buyCopy } from '~/screens/agency/BuyScreen/BuyScreen.copy';

import { useAppData } from '../data/useAppData';
import { PageHead } from '../page/PageHead';

export function BuyRoute() {
  const { offers } = useAppData().agency;
  return (
    <>
      <PageHead title={buyCopy.documentTitle} />
      <BuyScreen offers={offers} />
    </>
  );
}

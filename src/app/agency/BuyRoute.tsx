import { useNavigate } from 'react-router-dom';

import type { TaskOptions } from '~/components/wizard/TaskDialog/useTask';
import { SaveError } from '~/components/wizard/Wizard/SaveError';
import { isPurchaseActivity } from '~/domain/activity/activity';
import { paths } from '~/domain/paths';
import type { PackageOffer } from '~/domain/tagPackage/packageOffer';
import { BuyScreen } from '~/screens/agency/BuyScreen/BuyScreen';
import { buyCopy } from '~/screens/agency/BuyScreen/BuyScreen.copy';

import { useAppData } from '../data/useAppData';
import { useExternalStore } from '../data/useExternalStore';
import { useRows } from '../data/useRows';
import { useUnsavedChangesPrompt } from '../lists/useUnsavedChangesPrompt';
import { PageHead } from '../page/PageHead';
import { printSelectionStore } from '../store/printSelectionStore';

export function BuyRoute() {
  const { name, overview, activities, offers, buyPackage } = useAppData().agency;
  const { tags } = useExternalStore(overview);
  const purchases = useRows(activities).rows.filter(isPurchaseActivity);
  const navigate = useNavigate();
  const { blockNavigationWhile } = useUnsavedChangesPrompt('page');
  const onBuy =
    buyPackage &&
    (async ({ id }: PackageOffer, options: TaskOptions) => {
      const result = await blockNavigationWhile(buyPackage(id, options));
      if (!result.ok) throw new SaveError(result.message);
      return { orderId: result.orderId, hexacodes: result.hexacodes, tagsHref: paths.agency.tags() };
    });
  return (
    <>
      <PageHead title={buyCopy.documentTitle} />
      <BuyScreen
        offers={useExternalStore(offers)}
        tagCounts={tags}
        purchases={purchases}
        buyerName={name}
        onBuy={onBuy}
        onPrint={(hexacodes) => {
          printSelectionStore.getState().select(hexacodes);
          void navigate(paths.agency.printing());
        }}
      />
    </>
  );
}

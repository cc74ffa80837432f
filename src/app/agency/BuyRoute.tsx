import { useNavigate } from 'react-router-dom';

import type { TaskOptions } from '~/components/wizard/TaskDialog/useTask';
import { SaveError } from '~/components/wizard/Wizard/SaveError';
import { paths } from '~/domain/paths';
import type { PackageOffer } from '~/domain/tagPackage/packageOffer';
import { BuyScreen } from '~/screens/agency/BuyScreen/BuyScreen';
import { buyCopy } from '~/screens/agency/BuyScreen/BuyScreen.copy';

import { useAppData } from '../data/useAppData';
import { useLive } from '../data/useLive';
import { useUnsavedChangesPrompt } from '../lists/useUnsavedChangesPrompt';
import { PageHead } from '../page/PageHead';
import { printSelection } from '../store/printSelectionStore';

export function BuyRoute() {
  const { name, offers, buy } = useAppData().agency;
  const navigate = useNavigate();
  const { stayWhile } = useUnsavedChangesPrompt('page');
  const onBuy =
    buy &&
    (async ({ id }: PackageOffer, options: TaskOptions) => {
      const result = await stayWhile(buy(id, options));
      if (!result.ok) throw new SaveError(result.message);
      return { orderId: result.orderId, hexacodes: result.hexacodes, tagsHref: paths.agency.tags() };
    });
  return (
    <>
      <PageHead title={buyCopy.documentTitle} />
      <BuyScreen
        offers={useLive(offers)}
        buyer={name}
        onBuy={onBuy}
        onPrint={(hexacodes) => {
          printSelection.getState().select(hexacodes);
          void navigate(paths.agency.printing());
        }}
      />
    </>
  );
}

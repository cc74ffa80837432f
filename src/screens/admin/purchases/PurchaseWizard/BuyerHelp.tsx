import Link from '@mui/material/Link';
import { useWatch } from 'react-hook-form';

import { onPlainClick } from '~/components/links/plainClick';
import { paths } from '~/domain/paths';
import type { PurchaseFormValues } from '~/domain/purchase/purchaseDraft';

import { purchaseWizardCopy as copy } from './PurchaseWizard.copy';

export type BuyerHelpProps = {
  /** Called on a click on the link to the customers or agencies, for example to open the wizard for a new one. */
  onAdd: (list: 'customers' | 'agencies') => void;
};

/**
 * Help text of the buyer field: says that only a listed customer or agency can be the buyer, and links to their list.
 * Empty until the type of the buyer is selected.
 */
export function BuyerHelp({ onAdd }: BuyerHelpProps) {
  const buyerType = useWatch<PurchaseFormValues, 'buyerContentType'>({ name: 'buyerContentType' });
  if (buyerType === '') return null;
  const buyerList = buyerType === 'individual' ? 'customers' : 'agencies';
  return (
    <>
      {copy.buyers[buyerList].help}{' '}
      <Link href={paths.admin[buyerList]()} onClick={onPlainClick(() => onAdd(buyerList))}>
        {copy.buyers[buyerList].add}
      </Link>
    </>
  );
}

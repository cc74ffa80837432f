import Link from '@mui/material/Link';
import { useWatch } from 'react-hook-form';

import { onPlainClick } from '~/components/links/plainClick';
import { paths } from '~/domain/paths';
import type { PurchaseFormValues } from '~/domain/purchase/purchaseDraft';

import { purchaseWizardCopy as copy } from './PurchaseWizard.copy';

export type BuyerHelpProps = {
  /** Called instead of following the link to the list of buyers. */
  onAdd: (list: 'customers' | 'agencies') => void;
};

/** Says in which list the buyer must be, with a link that adds one. Empty until the type of the buyer is chosen. */
export function BuyerHelp({ onAdd }: BuyerHelpProps) {
  const type = useWatch<PurchaseFormValues, 'buyerContentType'>({ name: 'buyerContentType' });
  if (type === '') return null;
  const list = type === 'individual' ? 'customers' : 'agencies';
  return (
    <>
      {copy.buyers[list].help}{' '}
      <Link href={paths.admin[list]()} onClick={onPlainClick(() => onAdd(list))}>
        {copy.buyers[list].add}
      </Link>
    </>
  );
}

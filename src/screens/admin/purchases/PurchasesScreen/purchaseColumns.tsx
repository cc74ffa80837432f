import type { Column } from '~/components/data/column';
import { YesNo } from '~/components/data/YesNo/YesNo';
import { generatedText } from '~/domain/purchase/purchase';
import type { Purchase, purchaseSortKeys } from '~/domain/purchase/purchase';
import { paymentStatusLabels } from '~/domain/purchase/purchaseTerms';
import { currency, formatAmount } from '~/domain/number/amounts';
import { formatDay } from '~/domain/time/days';
import { packageLabel } from '~/domain/tagPackage/packageOffer';

import { PaymentStatusChip } from './PaymentStatusChip';
import { purchasesCopy as copy } from './PurchasesScreen.copy';

export const purchaseColumns: readonly Column<Purchase, keyof typeof purchaseSortKeys>[] = [
  { id: 'orderId', header: copy.orderId, text: ({ orderId }) => orderId },
  { id: 'buyer', header: copy.buyer, text: ({ buyer }) => buyer, isFlexible: true },
  { id: 'tagPackage', header: copy.tagPackage, text: ({ tagPackage }) => packageLabel(tagPackage), isFlexible: true },
  {
    id: 'amount',
    header: copy.amount,
    unit: currency,
    text: ({ amount }) => formatAmount(amount),
    value: ({ amount }) => amount.toFixed(2),
    align: 'end',
    firstSort: 'descending',
  },
  {
    id: 'paymentStatus',
    header: copy.status,
    text: ({ paymentStatus }) => paymentStatusLabels[paymentStatus],
    cell: ({ paymentStatus }) => <PaymentStatusChip status={paymentStatus} />,
  },
  {
    id: 'purchasedAt',
    header: copy.purchasedAt,
    text: ({ purchasedAt }) => formatDay(purchasedAt),
    align: 'end',
    firstSort: 'descending',
  },
  {
    id: 'hexacodesGenerated',
    header: copy.generated,
    text: generatedText,
    cell: ({ hexacodesGenerated }) => <YesNo value={hexacodesGenerated} />,
    firstSort: 'descending',
  },
];

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
  { id: 'orderId', head: copy.orderId, text: ({ orderId }) => orderId },
  { id: 'buyer', head: copy.buyer, text: ({ buyer }) => buyer, isFlexible: true },
  { id: 'tagPackage', head: copy.tagPackage, text: ({ tagPackage }) => packageLabel(tagPackage), isFlexible: true },
  {
    id: 'amount',
    head: copy.amount,
    unit: currency,
    text: ({ amount }) => formatAmount(amount),
    value: ({ amount }) => amount.toFixed(2),
    align: 'end',
    firstSort: 'descending',
  },
  {
    id: 'paymentStatus',
    head: copy.status,
    text: ({ paymentStatus }) => paymentStatusLabels[paymentStatus],
    cell: ({ paymentStatus }) => <PaymentStatusChip status={paymentStatus} />,
  },
  {
    id: 'purchasedAt',
    head: copy.purchasedAt,
    text: ({ purchasedAt }) => formatDay(purchasedAt),
    align: 'end',
    firstSort: 'descending',
  },
  {
    id: 'hexacodesGenerated',
    head: copy.generated,
    text: generatedText,
    cell: ({ hexacodesGenerated }) => <YesNo answer={hexacodesGenerated} />,
    firstSort: 'descending',
  },
];

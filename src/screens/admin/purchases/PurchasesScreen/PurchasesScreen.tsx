import Box from '@mui/material/Box';
import ReceiptIcon from 'lucide-react/icons/receipt-text';

import { getCardFields } from '~/components/data/column';
import type { Column } from '~/components/data/column';
import { createAmountColumn, createDayColumn, createYesNoColumn } from '~/components/data/DataTable/sharedColumns';
import type { ListScreenProps } from '~/components/data/listController';
import { AddButton } from '~/components/data/ListLayout/AddButton';
import { ListLayout } from '~/components/data/ListLayout/ListLayout';
import { Filters } from '~/components/data/ListToolbar/Filters';
import { FilterSelect } from '~/components/data/ListToolbar/FilterSelect';
import { RecordCard } from '~/components/data/RecordCard/RecordCard';
import { YesNo } from '~/components/data/YesNo/YesNo';
import { fieldLabels } from '~/domain/fieldLabels';
import type { Option } from '~/domain/selectOptions';
import type { Purchase, PurchaseQuery, purchaseSortKeys } from '~/domain/purchase/purchase';
import { buyerTypeLabels, paymentMethodLabels, paymentStatusLabels } from '~/domain/purchase/purchaseTerms';
import { formatPackageContents, formatPackageLabel, formatPackageSize } from '~/domain/tagPackage/packageOffer';

import { PaymentStatusChip } from './PaymentStatusChip';
import type { PurchaseActions } from './purchaseActions';
import { PurchaseMenu } from './PurchaseMenu';
import { purchasesCopy as copy } from './PurchasesScreen.copy';
import { useGenerateTagsDialog } from './useGenerateTagsDialog';

export type PurchasesScreenProps = ListScreenProps<Purchase, PurchaseQuery> &
  PurchaseActions & {
    /** Options of the buyer filter. */
    buyers: readonly Option[];
  };

type DetailOnlyColumnId = 'transactionId' | 'buyerType' | 'paymentMethod' | 'paymentDate';

const columns: readonly Column<Purchase, keyof typeof purchaseSortKeys | DetailOnlyColumnId>[] = [
  { id: 'orderId', header: fieldLabels.orderId, text: ({ orderId }) => orderId, isCopyable: true },
  {
    id: 'transactionId',
    header: fieldLabels.transactionId,
    text: ({ transactionId }) => transactionId,
    isCopyable: true,
    isDetailOnly: true,
  },
  { id: 'buyer', header: fieldLabels.buyer, text: ({ buyer }) => buyer, isFlexible: true },
  {
    id: 'buyerType',
    header: fieldLabels.buyerContentType,
    text: ({ buyerType }) => buyerTypeLabels[buyerType],
    isDetailOnly: true,
  },
  {
    id: 'tagPackage',
    header: fieldLabels.package,
    text: ({ tagPackage }) => formatPackageLabel(tagPackage),
    cell: ({ tagPackage }) => (
      <>
        {tagPackage.name}{' '}
        <Box
          component="span"
          sx={{ display: 'block', typography: 'caption', whiteSpace: 'nowrap', color: 'text.secondary' }}
        >
          {formatPackageContents(tagPackage)}
        </Box>
      </>
    ),
    isFlexible: true,
  },
  { ...createAmountColumn('amount', fieldLabels.amount), hiddenBelow: '51em' },
  {
    id: 'paymentStatus',
    header: copy.status,
    detailLabel: fieldLabels.paymentStatus,
    text: ({ paymentStatus }) => paymentStatusLabels[paymentStatus],
    cell: ({ paymentStatus }) => <PaymentStatusChip status={paymentStatus} />,
  },
  {
    id: 'paymentMethod',
    header: fieldLabels.paymentMethod,
    text: ({ paymentMethod }) => (paymentMethod ? paymentMethodLabels[paymentMethod] : ''),
    isDetailOnly: true,
  },
  { ...createDayColumn('paymentDate', fieldLabels.paymentDate), isDetailOnly: true },
  { ...createDayColumn('purchasedAt', copy.purchasedAt), detailLabel: fieldLabels.purchasedAt },
  { ...createYesNoColumn('hexacodesGenerated', fieldLabels.hexacodesGenerated), hiddenBelow: '68em' },
];

export function PurchasesScreen(props: PurchasesScreenProps) {
  const { list, details, buyers, onAdd, onEdit, onDelete, onGenerate, ...actions } = props;
  const { dialog, openGenerateTagsDialog } = useGenerateTagsDialog(onGenerate);
  return (
    <ListLayout
      copy={copy}
      list={list}
      columns={columns}
      action={
        <>
          <AddButton label={copy.addLabel} onClick={onAdd} />
          {dialog}
        </>
      }
      filters={
        <Filters list={list}>
          <FilterSelect
            {...copy.paymentStatus}
            value={list.query.paymentStatus}
            onChange={(paymentStatus) => list.onFilter({ paymentStatus })}
          />
          <FilterSelect
            label={fieldLabels.buyer}
            value={list.query.buyer}
            options={buyers}
            onChange={(buyer) => list.onFilter({ buyer })}
          />
        </Filters>
      }
      details={details}
      rowIcon={ReceiptIcon}
      rowActions={{
        getRowName: ({ orderId }) => copy.purchase(orderId),
        renderMoreButtons: (purchase) => (
          <PurchaseMenu
            purchase={purchase}
            {...actions}
            onOpenGenerateTagsDialog={openGenerateTagsDialog && (() => openGenerateTagsDialog(purchase))}
          />
        ),
        onEdit,
        onDelete,
      }}
      renderCard={(purchase) => (
        <RecordCard
          title={purchase.orderId}
          chip={<PaymentStatusChip status={purchase.paymentStatus} />}
          detail={[purchase.buyer, `${purchase.tagPackage.name}, ${formatPackageSize(purchase.tagPackage)}`]}
          facts={[
            ...getCardFields(columns, purchase, ['amount', 'purchasedAt']),
            { label: copy.generated, value: <YesNo value={purchase.hexacodesGenerated} /> },
          ]}
        />
      )}
    />
  );
}

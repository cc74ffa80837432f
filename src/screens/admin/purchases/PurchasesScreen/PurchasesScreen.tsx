import Button from '@mui/material/Button';
import PlusIcon from 'lucide-react/icons/plus';

import { DataTable } from '~/components/data/DataTable/DataTable';
import type { FilteredList } from '~/components/data/list';
import { ListLayout } from '~/components/data/ListLayout/ListLayout';
import { Filters } from '~/components/data/ListToolbar/Filters';
import { FilterSelect } from '~/components/data/ListToolbar/FilterSelect';
import { ListToolbar } from '~/components/data/ListToolbar/ListToolbar';
import { ListTools } from '~/components/data/ListTools/ListTools';
import { RecordCard } from '~/components/data/RecordCard/RecordCard';
import { DeleteRowButton } from '~/components/data/RowButton/DeleteRowButton';
import { YesNo } from '~/components/data/YesNo/YesNo';
import type { Purchase, PurchaseQuery } from '~/domain/purchase/purchase';
import { currency, formatAmount } from '~/domain/number/amounts';
import { formatDay } from '~/domain/time/days';
import type { Option } from '~/domain/options';
import { packageLabel } from '~/domain/tagPackage/packageOffer';

import { PaymentStatusChip } from './PaymentStatusChip';
import { purchaseColumns } from './purchaseColumns';
import { purchasesCopy as copy } from './PurchasesScreen.copy';

export type PurchasesScreenProps = {
  list: FilteredList<Purchase, PurchaseQuery>;
  /** Options of the buyer filter. */
  buyers: readonly Option[];
  onAdd: () => void;
  onDelete: (purchase: Purchase) => void;
};

export function PurchasesScreen({ list, buyers, onAdd, onDelete }: PurchasesScreenProps) {
  return (
    <ListLayout
      title={copy.title}
      noun={copy.noun}
      list={list}
      emptyMessage={copy.empty}
      action={
        <Button variant="contained" startIcon={<PlusIcon size="1em" />} onClick={onAdd}>
          {copy.add}
        </Button>
      }
      toolbar={
        <ListToolbar searchLabel={copy.search} list={list}>
          <Filters list={list}>
            <FilterSelect
              label={copy.paymentStatus}
              value={list.query.paymentStatus}
              options={copy.paymentStatusOptions}
              onChange={(paymentStatus) => list.onFilter({ paymentStatus })}
            />
            <FilterSelect
              label={copy.buyer}
              value={list.query.buyer}
              options={buyers}
              onChange={(buyer) => list.onFilter({ buyer })}
            />
          </Filters>
        </ListToolbar>
      }
      tools={<ListTools list={list} columns={purchaseColumns} />}
    >
      <DataTable
        label={copy.title}
        list={list}
        columns={purchaseColumns}
        actions={{
          render: (purchase) => (
            <DeleteRowButton name={copy.purchase(purchase.orderId)} onDelete={() => onDelete(purchase)} />
          ),
        }}
        card={({ orderId, buyer, tagPackage, amount, paymentStatus, purchasedAt, hexacodesGenerated }) => (
          <RecordCard
            title={orderId}
            chip={<PaymentStatusChip status={paymentStatus} />}
            detail={`${buyer} · ${packageLabel(tagPackage)}`}
            facts={[
              { label: copy.amount, value: `${formatAmount(amount)} ${currency}` },
              { label: copy.purchasedAt, value: formatDay(purchasedAt) },
              { label: copy.generated, value: <YesNo value={hexacodesGenerated} /> },
            ]}
          />
        )}
      />
    </ListLayout>
  );
}

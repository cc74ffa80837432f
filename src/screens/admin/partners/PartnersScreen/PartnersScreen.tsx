import Button from '@mui/material/Button';
import PlusIcon from 'lucide-react/icons/plus';

import { DataTable } from '~/components/data/DataTable/DataTable';
import type { FilteredList } from '~/components/data/list';
import { ListLayout } from '~/components/data/ListLayout/ListLayout';
import { FilterChoice } from '~/components/data/ListToolbar/FilterChoice';
import { FilterSelect } from '~/components/data/ListToolbar/FilterSelect';
import { ListToolbar } from '~/components/data/ListToolbar/ListToolbar';
import { ListTools } from '~/components/data/ListTools/ListTools';
import { RecordCard } from '~/components/data/RecordCard/RecordCard';
import { DeleteRowButton } from '~/components/data/RowButton/DeleteRowButton';
import type { Partner, PartnerQuery } from '~/domain/partner/partner';
import { currency, formatAmount, formatCount } from '~/domain/number/amounts';
import { formatDay } from '~/domain/time/days';
import type { Option } from '~/domain/options';

import { partnerColumns } from './partnerColumns';
import { partnersCopy as copy } from './PartnersScreen.copy';

export type PartnersScreenProps = {
  list: FilteredList<Partner, PartnerQuery>;
  /** Options of the agency filter. */
  agencies: readonly Option[];
  onAdd: () => void;
  onDelete: (partner: Partner) => void;
};

export function PartnersScreen({ list, agencies, onAdd, onDelete }: PartnersScreenProps) {
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
          <FilterChoice
            label={copy.show}
            value={list.query.show}
            options={copy.showOptions}
            onChange={(show) => list.onFilter({ show, sort: '' })}
          />
          <FilterSelect
            label={copy.agency}
            value={list.query.agency}
            options={agencies}
            onChange={(agency) => list.onFilter({ agency })}
          />
        </ListToolbar>
      }
      tools={<ListTools list={list} columns={partnerColumns} />}
    >
      <DataTable
        label={copy.title}
        list={list}
        columns={partnerColumns}
        actions={{ render: (partner) => <DeleteRowButton name={partner.name} onDelete={() => onDelete(partner)} /> }}
        card={({ name, email, phone, agency, tagBalance, totalEarnings, dateAdded }) => (
          <RecordCard
            title={name}
            detail={`${email} · ${agency}`}
            facts={[
              { label: copy.phone, value: phone },
              { label: copy.tagBalance, value: formatCount(tagBalance) },
              { label: copy.totalEarnings, value: `${formatAmount(totalEarnings)} ${currency}` },
              { label: copy.dateAdded, value: formatDay(dateAdded) },
            ]}
          />
        )}
      />
    </ListLayout>
  );
}

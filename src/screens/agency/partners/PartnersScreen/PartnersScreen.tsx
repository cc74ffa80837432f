import Button from '@mui/material/Button';
import PlusIcon from 'lucide-react/icons/plus';

import { DataTable } from '~/components/data/DataTable/DataTable';
import type { FilteredList } from '~/components/data/list';
import { ListLayout } from '~/components/data/ListLayout/ListLayout';
import { FilterSelect } from '~/components/data/ListToolbar/FilterSelect';
import { ListToolbar } from '~/components/data/ListToolbar/ListToolbar';
import { ListTools } from '~/components/data/ListTools/ListTools';
import { RecordCard } from '~/components/data/RecordCard/RecordCard';
import { DeleteRowButton } from '~/components/data/RowButton/DeleteRowButton';
import { agencyPartnerName } from '~/domain/partner/agencyPartner';
import type { AgencyPartner, AgencyPartnerQuery } from '~/domain/partner/agencyPartner';
import { formatDay } from '~/domain/time/days';
import type { Option } from '~/domain/options';

import { partnerColumns } from './partnerColumns';
import { partnersCopy as copy } from './PartnersScreen.copy';

export type PartnersScreenProps = {
  list: FilteredList<AgencyPartner, AgencyPartnerQuery>;
  /** Options of the company filter. */
  companies: readonly Option[];
  onAdd: () => void;
  onDelete: (partner: AgencyPartner) => void;
};

export function PartnersScreen({ list, companies, onAdd, onDelete }: PartnersScreenProps) {
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
          <FilterSelect
            label={copy.dateAdded}
            value={list.query.dateAdded}
            options={copy.dateOptions}
            onChange={(dateAdded) => list.onFilter({ dateAdded, sort: '' })}
          />
          <FilterSelect
            label={copy.company}
            value={list.query.company}
            options={companies}
            onChange={(company) => list.onFilter({ company })}
          />
        </ListToolbar>
      }
      tools={<ListTools list={list} columns={partnerColumns} />}
    >
      <DataTable
        label={copy.title}
        list={list}
        columns={partnerColumns}
        actions={{
          header: copy.actions,
          render: (partner) => <DeleteRowButton name={agencyPartnerName(partner)} onDelete={() => onDelete(partner)} />,
        }}
        card={(partner) => (
          <RecordCard
            title={agencyPartnerName(partner)}
            detail={partner.email}
            facts={[
              { label: copy.company, value: partner.company },
              { label: copy.phone, value: partner.phone },
              { label: copy.dateAdded, value: formatDay(partner.dateAdded) },
            ]}
          />
        )}
      />
    </ListLayout>
  );
}

import type { Column } from '~/components/data/column';
import { createDayColumn, createEmailColumn, createPhoneColumn } from '~/components/data/DataTable/sharedColumns';
import type { ListScreenProps } from '~/components/data/listController';
import { AddButton } from '~/components/data/ListLayout/AddButton';
import { ListLayout } from '~/components/data/ListLayout/ListLayout';
import { Filters } from '~/components/data/ListToolbar/Filters';
import { FilterSelect } from '~/components/data/ListToolbar/FilterSelect';
import { RecordCard } from '~/components/data/RecordCard/RecordCard';
import { fieldLabels } from '~/domain/fieldLabels';
import type { Option } from '~/domain/selectOptions';
import { formatPersonName } from '~/domain/text/formatPersonName';
import { formatPhone } from '~/domain/text/phone';
import type { AgencyPartner, AgencyPartnerQuery, agencyPartnerSortKeys } from '~/domain/partner/agencyPartner';

import { partnersCopy as copy } from './PartnersScreen.copy';

export type PartnersScreenProps = ListScreenProps<AgencyPartner, AgencyPartnerQuery> & {
  /** Options of the filter by company. */
  companies: readonly Option[];
};

const columns: readonly Column<AgencyPartner, keyof typeof agencyPartnerSortKeys>[] = [
  { id: 'name', header: fieldLabels.name, text: formatPersonName, isFlexible: true },
  createEmailColumn(fieldLabels.email),
  { id: 'company', header: copy.company, text: ({ company }) => company, isFlexible: true },
  createPhoneColumn(fieldLabels.phone),
  { ...createDayColumn('dateAdded', fieldLabels.dateAdded), isDetailOnly: true },
];

export function PartnersScreen({ list, details, companies, onAdd, onEdit, onDelete }: PartnersScreenProps) {
  return (
    <ListLayout
      copy={copy}
      list={list}
      columns={columns}
      action={<AddButton label={copy.addLabel} onClick={onAdd} />}
      filters={
        <Filters list={list}>
          <FilterSelect
            {...copy.dateAdded}
            value={list.query.dateAdded}
            onChange={(dateAdded) => list.onFilter({ dateAdded, sort: '' })}
          />
          <FilterSelect
            label={copy.company}
            value={list.query.company}
            options={companies}
            onChange={(company) => list.onFilter({ company })}
          />
        </Filters>
      }
      details={details}
      rowActions={{ header: copy.actions, getRowName: formatPersonName, onEdit, onDelete }}
      renderCard={(partner) => (
        <RecordCard
          title={formatPersonName(partner)}
          email={partner.email}
          detail={[partner.company, formatPhone(partner.phone)]}
          facts={[]}
        />
      )}
    />
  );
}

import { getCardFields } from '~/components/data/column';
import type { Column } from '~/components/data/column';
import {
  createAmountColumn,
  createCountColumn,
  createDayColumn,
  createEmailColumn,
  createPhoneColumn,
} from '~/components/data/DataTable/sharedColumns';
import type { ListScreenProps } from '~/components/data/listController';
import { AddButton } from '~/components/data/ListLayout/AddButton';
import { ListLayout } from '~/components/data/ListLayout/ListLayout';
import { FilterChoice } from '~/components/data/ListToolbar/FilterChoice';
import { Filters } from '~/components/data/ListToolbar/Filters';
import { FilterSelect } from '~/components/data/ListToolbar/FilterSelect';
import { RecordCard } from '~/components/data/RecordCard/RecordCard';
import { fieldLabels } from '~/domain/fieldLabels';
import type { Option } from '~/domain/selectOptions';
import type { Partner, PartnerQuery, partnerSortKeys } from '~/domain/partner/partner';
import { formatPhone } from '~/domain/text/phone';

import { partnersCopy as copy } from './PartnersScreen.copy';

export type PartnersScreenProps = ListScreenProps<Partner, PartnerQuery> & {
  /** Options of the agency filter. */
  agencies: readonly Option[];
};

const columns: readonly Column<Partner, keyof typeof partnerSortKeys>[] = [
  { id: 'name', header: copy.name, text: ({ name }) => name, isFlexible: true },
  { ...createEmailColumn(fieldLabels.email), hiddenBelow: '51em' },
  { ...createPhoneColumn(fieldLabels.phoneNumber), hiddenBelow: 'lg' },
  { id: 'agency', header: fieldLabels.agency, text: ({ agency }) => agency, isFlexible: true },
  createAmountColumn('totalEarnings', fieldLabels.totalEarnings),
  createCountColumn('tagBalance', fieldLabels.tagBalance),
  createDayColumn('dateAdded', fieldLabels.dateAdded),
];

export function PartnersScreen({ list, details, agencies, onAdd, onEdit, onDelete }: PartnersScreenProps) {
  return (
    <ListLayout
      copy={copy}
      list={list}
      columns={columns}
      action={<AddButton label={copy.addLabel} onClick={onAdd} />}
      filters={
        <Filters list={list}>
          <FilterChoice
            {...copy.show}
            fitFrom="desktop"
            value={list.query.show}
            onChange={(show) => list.onFilter({ show, sort: '' })}
          />
          <FilterSelect
            label={fieldLabels.agency}
            value={list.query.agency}
            options={agencies}
            onChange={(agency) => list.onFilter({ agency })}
          />
        </Filters>
      }
      details={details}
      rowActions={{ getRowName: ({ name }) => name, onEdit, onDelete }}
      renderCard={(partner) => (
        <RecordCard
          title={partner.name}
          email={partner.email}
          detail={[formatPhone(partner.phone), partner.agency]}
          facts={getCardFields(columns, partner, ['tagBalance', 'dateAdded', 'totalEarnings'])}
        />
      )}
    />
  );
}

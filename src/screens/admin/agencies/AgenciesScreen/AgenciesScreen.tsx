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
import { RecordCard } from '~/components/data/RecordCard/RecordCard';
import type { Agency, AgencyQuery, agencySortKeys } from '~/domain/agency/agency';
import { fieldLabels } from '~/domain/fieldLabels';
import { formatPhone } from '~/domain/text/phone';

import { agenciesCopy as copy } from './AgenciesScreen.copy';

export type AgenciesScreenProps = ListScreenProps<Agency, AgencyQuery>;

const columns: readonly Column<Agency, keyof typeof agencySortKeys>[] = [
  { id: 'name', header: fieldLabels.agencyName, text: ({ name }) => name, isFlexible: true },
  createEmailColumn(fieldLabels.email),
  { ...createPhoneColumn(fieldLabels.phoneNumber), hiddenBelow: 'lg' },
  { id: 'address', header: fieldLabels.address, text: ({ address }) => address, isFlexible: true, hiddenBelow: '68em' },
  createAmountColumn('totalEarnings', fieldLabels.totalEarnings),
  createCountColumn('tagBalance', fieldLabels.tagBalance),
  createDayColumn('dateAdded', fieldLabels.dateAdded),
];

export function AgenciesScreen({ list, details, onAdd, onEdit, onDelete }: AgenciesScreenProps) {
  return (
    <ListLayout
      copy={copy}
      list={list}
      columns={columns}
      action={<AddButton label={copy.addLabel} onClick={onAdd} />}
      filters={
        <FilterChoice {...copy.show} value={list.query.show} onChange={(show) => list.onFilter({ show, sort: '' })} />
      }
      details={details}
      rowActions={{ getRowName: ({ name }) => name, onEdit, onDelete }}
      renderCard={(agency) => (
        <RecordCard
          title={agency.name}
          email={agency.email}
          detail={formatPhone(agency.phone)}
          facts={getCardFields(columns, agency, ['tagBalance', 'dateAdded', 'totalEarnings'])}
        />
      )}
    />
  );
}

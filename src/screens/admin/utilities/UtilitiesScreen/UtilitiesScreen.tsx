import BoltIcon from 'lucide-react/icons/zap';

import { getCardFields } from '~/components/data/column';
import type { Column } from '~/components/data/column';
import { createYesNoColumn } from '~/components/data/DataTable/sharedColumns';
import type { ListScreenProps } from '~/components/data/listController';
import { AddButton } from '~/components/data/ListLayout/AddButton';
import { ListLayout } from '~/components/data/ListLayout/ListLayout';
import { FilterSelect } from '~/components/data/ListToolbar/FilterSelect';
import { RecordCard } from '~/components/data/RecordCard/RecordCard';
import { YesNo } from '~/components/data/YesNo/YesNo';
import { UrlText } from '~/components/data/UrlText/UrlText';
import { fieldLabels } from '~/domain/fieldLabels';
import { formatDisabledFeatures, formatFeatures } from '~/domain/utility/utility';
import type { Utility, UtilityQuery, utilitySortKeys } from '~/domain/utility/utility';

import { utilitiesCopy as copy } from './UtilitiesScreen.copy';

export type UtilitiesScreenProps = ListScreenProps<Utility, UtilityQuery>;

const columns: readonly Column<Utility, keyof typeof utilitySortKeys | 'disabledFeatures'>[] = [
  { id: 'name', header: fieldLabels.name, text: ({ name }) => name, isFlexible: true },
  {
    id: 'description',
    header: fieldLabels.description,
    text: ({ description }) => description,
    isFlexible: true,
  },
  {
    id: 'defaultRedirectUrl',
    header: fieldLabels.defaultRedirectUrl,
    text: ({ defaultRedirectUrl }) => defaultRedirectUrl,
    isCopyable: true,
    cell: ({ defaultRedirectUrl }) => <UrlText url={defaultRedirectUrl} />,
    isFlexible: true,
  },
  createYesNoColumn('isTag', copy.messaging.label),
  { id: 'features', header: copy.features, text: formatFeatures, hiddenBelow: 'lg' },
  { id: 'disabledFeatures', header: copy.disabledFeatures, text: formatDisabledFeatures, isDetailOnly: true },
];

export function UtilitiesScreen({ list, details, onAdd, onEdit, onDelete }: UtilitiesScreenProps) {
  return (
    <ListLayout
      copy={copy}
      list={list}
      columns={columns}
      action={<AddButton label={copy.addLabel} onClick={onAdd} />}
      filters={
        <FilterSelect
          {...copy.messaging}
          value={list.query.messaging}
          onChange={(messaging) => list.onFilter({ messaging })}
        />
      }
      details={details}
      rowIcon={BoltIcon}
      rowActions={{ getRowName: ({ name }) => name, onEdit, onDelete }}
      renderCard={(utility) => (
        <RecordCard
          title={utility.name}
          detail={utility.description}
          facts={[
            ...getCardFields(columns, utility, ['defaultRedirectUrl']).map((fact) => ({ ...fact, hidesLabel: true })),
            { label: copy.messagingOnCard, value: <YesNo value={utility.isTag} /> },
            ...getCardFields(columns, utility, ['features']),
          ]}
        />
      )}
    />
  );
}

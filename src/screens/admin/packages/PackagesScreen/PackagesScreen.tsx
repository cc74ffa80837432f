import PackageIcon from 'lucide-react/icons/package';

import { getCardFields } from '~/components/data/column';
import type { Column } from '~/components/data/column';
import {
  createAmountColumn,
  createCountColumn,
  createDayColumn,
  createYesNoColumn,
} from '~/components/data/DataTable/sharedColumns';
import type { ListScreenProps } from '~/components/data/listController';
import { AddButton } from '~/components/data/ListLayout/AddButton';
import { ListLayout } from '~/components/data/ListLayout/ListLayout';
import { Filters } from '~/components/data/ListToolbar/Filters';
import { FilterSelect } from '~/components/data/ListToolbar/FilterSelect';
import { RecordCard } from '~/components/data/RecordCard/RecordCard';
import { fieldLabels } from '~/domain/fieldLabels';
import { formatCount } from '~/domain/number/amounts';
import type { Option } from '~/domain/selectOptions';
import { tagTypeLabels } from '~/domain/tagPackage/tagPackage';
import type { TagPackage, TagPackageQuery, tagPackageSortKeys } from '~/domain/tagPackage/tagPackage';

import { packagesCopy as copy } from './PackagesScreen.copy';

export type PackagesScreenProps = ListScreenProps<TagPackage, TagPackageQuery> & {
  /** Options of the created date filter. */
  createdDays: readonly Option[];
};

const columns: readonly Column<
  TagPackage,
  keyof typeof tagPackageSortKeys | 'description' | 'tagType' | 'updatedAt'
>[] = [
  { id: 'name', header: copy.name, text: ({ name }) => name, isFlexible: true },
  { id: 'description', header: fieldLabels.description, text: ({ description }) => description, isDetailOnly: true },
  createCountColumn('totalHexacodes', fieldLabels.totalHexacodes),
  { id: 'tagType', header: fieldLabels.tagType, text: ({ tagType }) => tagTypeLabels[tagType], isDetailOnly: true },
  createAmountColumn('price', fieldLabels.price),
  createYesNoColumn('isActive', fieldLabels.isActive),
  { id: 'createdBy', header: copy.createdBy, text: ({ createdBy }) => createdBy, isFlexible: true },
  createDayColumn('createdAt', fieldLabels.createdAt),
  { ...createDayColumn('updatedAt', fieldLabels.updatedAt), isDetailOnly: true },
];

export function PackagesScreen({ list, details, createdDays, onAdd, onEdit, onDelete }: PackagesScreenProps) {
  return (
    <ListLayout
      copy={copy}
      list={list}
      columns={columns}
      action={<AddButton label={copy.addLabel} onClick={onAdd} />}
      filters={
        <Filters list={list}>
          <FilterSelect
            {...copy.activeStatus}
            value={list.query.active}
            onChange={(active) => list.onFilter({ active })}
          />
          <FilterSelect
            label={copy.createdDate}
            value={list.query.createdAt}
            options={createdDays}
            onChange={(createdAt) => list.onFilter({ createdAt })}
          />
        </Filters>
      }
      details={details}
      rowIcon={PackageIcon}
      rowActions={{ getRowName: ({ name }) => name, onEdit, onDelete }}
      renderCard={(tagPackage) => (
        <RecordCard
          title={tagPackage.name}
          detail={tagPackage.description}
          facts={[
            { label: copy.hexacodes, value: formatCount(tagPackage.totalHexacodes) },
            ...getCardFields(columns, tagPackage, ['price', 'isActive']),
          ]}
        />
      )}
    />
  );
}

import type { Column } from '~/components/data/column';
import { YesNo } from '~/components/data/YesNo/YesNo';
import { currency, formatAmount, formatCount } from '~/domain/number/amounts';
import { formatDay } from '~/domain/time/days';
import { activeText } from '~/domain/tagPackage/tagPackage';
import type { TagPackage, tagPackageSortKeys } from '~/domain/tagPackage/tagPackage';

import { packagesCopy as copy } from './PackagesScreen.copy';

export const packageColumns: readonly Column<TagPackage, keyof typeof tagPackageSortKeys>[] = [
  { id: 'name', header: copy.name, text: ({ name }) => name, isFlexible: true },
  {
    id: 'totalHexacodes',
    header: copy.totalHexacodes,
    text: ({ totalHexacodes }) => formatCount(totalHexacodes),
    value: ({ totalHexacodes }) => totalHexacodes,
    align: 'end',
    firstSort: 'descending',
  },
  {
    id: 'price',
    header: copy.price,
    unit: currency,
    text: ({ price }) => formatAmount(price),
    value: ({ price }) => price.toFixed(2),
    align: 'end',
    firstSort: 'descending',
  },
  {
    id: 'isActive',
    header: copy.isActive,
    text: activeText,
    cell: ({ isActive }) => <YesNo value={isActive} />,
    firstSort: 'descending',
  },
  { id: 'createdBy', header: copy.createdBy, text: ({ createdBy }) => createdBy, isFlexible: true },
  {
    id: 'createdAt',
    header: copy.createdAt,
    text: ({ createdAt }) => formatDay(createdAt),
    align: 'end',
    firstSort: 'descending',
  },
];

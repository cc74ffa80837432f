import { formatCount } from '~/domain/number/amounts';

export const listToolsCopy = {
  columns: 'Columns',
  hiddenColumns: (count: number) => (count === 1 ? '1 column hidden' : `${formatCount(count)} columns hidden`),
  alwaysShown: (header: string) => `${header} is always shown`,
  showAll: 'Show all',
  density: 'Density',
  comfortable: 'Comfortable',
  compact: 'Compact',
  dense: 'Dense',
  sort: 'Sort',
  sortedBy: (order: string) => `Sort: ${order}`,
  defaultOrder: 'Default order',
  ascending: (header: string) => `${header}, ascending`,
  descending: (header: string) => `${header}, descending`,
  more: 'More',
  download: 'Download CSV',
};

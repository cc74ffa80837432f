export const listToolsCopy = {
  columns: 'Columns',
  always: (header: string) => `${header} always shows`,
  showAll: 'Show all',
  density: 'Density',
  comfortable: 'Comfortable',
  compact: 'Compact',
  sort: 'Sort',
  ownOrder: 'As listed',
  ascending: (header: string) => `${header}, upwards`,
  descending: (header: string) => `${header}, downwards`,
  download: 'Download CSV',
};

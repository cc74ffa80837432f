export const listToolsCopy = {
  columns: 'Columns',
  always: (head: string) => `${head} always shows`,
  showAll: 'Show all',
  density: 'Density',
  comfortable: 'Comfortable',
  compact: 'Compact',
  sort: 'Sort',
  ownOrder: 'As listed',
  ascending: (head: string) => `${head}, upwards`,
  descending: (head: string) => `${head}, downwards`,
  download: 'Download CSV',
};

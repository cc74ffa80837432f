export const dataTableCopy = {
  selectAll: (count: string) => `Select all ${count}`,
  select: (name: string) => `Select ${name}`,
  rowsPerPage: 'Rows per page',
  rows: (count: number) => `${count} per page`,
  page: (page: string, pages: string) => `Page ${page} of ${pages}`,
  pages: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  skipToEnd: 'Skip to the end of the list',
  skipToStart: 'Back to the start of the list',
};

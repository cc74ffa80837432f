export const dataTableCopy = {
  selectAll: (count: string) => `Select all ${count}`,
  select: (name: string) => `Select ${name}`,
  rowsPerPage: 'Rows per page',
  perPage: (rowCount: number) => `${rowCount} per page`,
  currentPage: (page: string, pageCount: string) => `Page ${page} of ${pageCount}`,
  paginationLabel: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  skipToEnd: 'Skip to the end of the list',
  skipToStart: 'Back to the start of the list',
};

export const dataTableCopy = {
  selectAll: (count: string) => `Select all ${count}`,
  select: (name: string) => `Select ${name}`,
  rowsPerPage: 'Rows per page',
  perPage: (rowCount: number) => `${rowCount} per page`,
  /** Rows of the current page: '51–100 of 150'. */
  rowRange: (first: string, last: string, rowCount: string) => `${first}–${last} of ${rowCount}`,
  currentPage: (page: string, pageCount: string) => `Page ${page} of ${pageCount}`,
  paginationLabel: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  skipToEnd: 'Skip to the end of the list',
  skipToStart: 'Back to the start of the list',
};

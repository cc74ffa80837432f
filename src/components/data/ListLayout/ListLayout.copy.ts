export const listLayoutCopy = {
  loading: (noun: string) => `Loading ${noun}`,
  notLoaded: 'Not loaded',
  of: (shown: string, total: string) => `${shown} of ${total}`,
  failed: (noun: string) => `The ${noun} could not be loaded.`,
  failedText: 'Check your connection, then try again.',
  retry: 'Try again',
  noMatch: (search: string) => `Nothing matches “${search}”.`,
  filteredOut: 'The filters leave nothing to show.',
  clearSearch: 'Clear search',
  clearFilters: 'Clear filters',
  nothingYet: 'This list has no rows.',
};

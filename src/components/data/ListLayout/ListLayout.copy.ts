export const listLayoutCopy = {
  loading: (noun: string) => `Loading ${noun}`,
  notLoaded: 'Not loaded',
  of: (matchCount: string, totalCount: string) => `${matchCount} of ${totalCount}`,
  failed: (noun: string) => `We couldn't load the ${noun}.`,
  failedText: 'Check your connection, then try again.',
  retry: 'Try again',
  noMatch: (search: string) => `Nothing matches “${search}”.`,
  filteredOut: 'No results with these filters.',
  noMatchFiltered: (search: string) => `Nothing matches “${search}” and the filters.`,
  clearSearch: 'Clear search',
  clearBoth: 'Clear search and filters',
  clearFilters: 'Clear filters',
  nothingYet: 'Nothing here yet.',
  /** `add` is the label of the button that adds a row. */
  addFirst: (add: string) => `Nothing here yet. Start with “${add}”.`,
};

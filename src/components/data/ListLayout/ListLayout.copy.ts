export const listLayoutCopy = {
  loading: (noun: string) => `Loading ${noun}`,
  notLoaded: 'Not loaded',
  countOfTotal: (matchCount: string, totalCount: string) => `${matchCount} of ${totalCount}`,
  failed: (noun: string) => `We couldn't load the ${noun}.`,
  failedText: 'Check your connection, then try again.',
  retry: 'Try again',
  noMatchForSearch: (search: string) => `Nothing matches “${search}”.`,
  noMatchForFilters: 'No results with these filters.',
  noMatchForSearchAndFilters: (search: string) => `Nothing matches “${search}” and the filters.`,
  clearSearch: 'Clear search',
  clearSearchAndFilters: 'Clear search and filters',
  clearFilters: 'Clear filters',
  nothingYet: 'Nothing here yet.',
  /** `add` is the label of the button that adds a row. */
  addFirst: (add: string) => `Nothing here yet. Start with “${add}”.`,
};

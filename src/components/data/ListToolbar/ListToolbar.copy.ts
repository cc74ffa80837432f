export const listToolbarCopy = {
  clearSearch: 'Clear the search field',
  filters: {
    title: 'Filters',
    /** Visually hidden after the count: 'Filters 2 in use'. */
    inUse: ' in use',
    close: 'Close the filters',
    clear: 'Clear filters',
    show: (count: string) => `Show ${count}`,
  },
};

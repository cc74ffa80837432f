export const listToolbarCopy = {
  search: 'Search',
  clearSearch: 'Clear the search field',
  filters: {
    title: 'Filters',
    /** Title of the button and the popover if other filters are visible next to the button. */
    more: 'More filters',
    /** Visually hidden text after the number of active filters: 'Filters 2 in use'. */
    inUse: ' in use',
    close: 'Close the filters',
    clear: 'Clear filters',
    show: (count: string) => `Show ${count}`,
  },
};

export const filtersCopy = {
  title: 'Filters',
  /** Heard after the count on the button: 'Filters 2 in use'. */
  inUse: ' in use',
  close: 'Close the filters',
  clear: 'Clear filters',
  show: (count: string) => `Show ${count}`,
};

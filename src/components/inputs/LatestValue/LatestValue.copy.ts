export const latestValueCopy = {
  label: 'Latest version:',
  empty: 'empty',
  use: 'Use this',
};

export const selectionBarCopy = {
  clear: 'Clear the selection',
  selected: (count: string) => `${count} selected`,
  moreHidden: (count: string) => `, ${count} more hidden`,
  allHidden: (count: string) => `${count} selected, all hidden`,
  countOfTotal: (matchingCount: string, totalCount: string) => `${matchingCount} of ${totalCount} shown`,
};

export const selectionBarCopy = {
  clear: 'Clear the selection',
  selected: (count: string) => `${count} selected`,
  moreHidden: (count: string) => `, ${count} more hidden`,
  allHidden: (count: string) => `${count} selected, all hidden`,
  of: (matchingCount: string, totalCount: string) => `${matchingCount} of ${totalCount} shown`,
};

export const selectionBarCopy = {
  clear: 'Clear the selection',
  selected: (count: string) => `${count} selected`,
  of: (shown: string, total: string) => `${shown} of ${total}`,
};

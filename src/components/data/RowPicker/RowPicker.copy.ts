export const rowPickerCopy = {
  selected: (count: string) => `${count} selected`,
  hidden: (count: string) => `, ${count} hidden`,
  clear: 'Clear selection',
  cancel: 'Cancel',
};

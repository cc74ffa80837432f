export const rowPickerCopy = {
  hidden: (count: string) => `, ${count} hidden`,
  clear: 'Clear selection',
  cancel: 'Cancel',
};

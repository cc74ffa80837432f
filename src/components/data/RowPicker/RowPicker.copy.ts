export const rowPickerCopy = {
  hidden: (count: string) => `, ${count} hidden`,
  clear: 'Clear',
  clearLabel: 'Clear selection',
  cancel: 'Cancel',
};

export const rowPickerCopy = {
  noneSelected: 'None selected',
  hidden: (count: string) => `, ${count} hidden`,
  clear: 'Clear',
  clearLabel: 'Clear selection',
  cancel: 'Cancel',
};

export const rowButtonCopy = {
  delete: 'Delete',
  deleteRow: (name: string) => `Delete ${name}`,
};

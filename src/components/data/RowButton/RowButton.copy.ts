export const rowButtonCopy = {
  edit: 'Edit',
  editRow: (name: string) => `Edit ${name}`,
  delete: 'Delete',
  deleteRow: (name: string) => `Delete ${name}`,
};

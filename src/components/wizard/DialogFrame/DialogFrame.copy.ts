export const dialogCopy = {
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving…',
  notSaved: { title: 'This was not saved', text: 'Everything you typed is still here. Press Save to try again.' },
};

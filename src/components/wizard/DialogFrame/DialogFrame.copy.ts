export const dialogCopy = {
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving…',
  notSaved: { title: "We couldn't save this", text: 'Your entries are still here. Select Save to try again.' },
};

export const recordDialogCopy = {
  changedElsewhere: 'Someone changed this in the meantime, for example in another tab. Your entries are still here.',
};

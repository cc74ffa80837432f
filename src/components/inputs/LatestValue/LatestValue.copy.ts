export const latestValueCopy = {
  label: 'Latest version:',
  empty: 'empty',
  use: 'Use this',
};

/** Texts for a record that was changed elsewhere, such as in another tab, while the user edited it. */
export const latestVersionCopy = {
  show: 'Show latest',
  title: 'This is the latest version',
  /** `conflictCount` is the number of fields that were changed both in this form and elsewhere. */
  text: (conflictCount: number) =>
    conflictCount === 0
      ? 'Your changes are still here. Check them, then select Save.'
      : `Your changes are still here, but ${conflictCount === 1 ? 'one field was' : `${conflictCount} fields were`} changed elsewhere, too. Choose what to keep, then select Save.`,
  deleted: 'This was deleted in the meantime.',
};

export const formFileFieldCopy = {
  none: 'No file selected',
  choose: 'Select',
  replace: 'Replace',
  remove: (label: string) => `Remove ${label}`,
  unreadable: "We couldn't read this file. It may have moved. Select it again, or select another.",
  previousStays: 'The previous file is kept.',
};

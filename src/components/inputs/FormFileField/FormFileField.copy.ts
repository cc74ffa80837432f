export const formFileFieldCopy = {
  noFile: 'No file selected',
  choose: 'Select',
  replace: 'Replace',
  remove: (label: string) => `Remove ${label}`,
  unreadable: "We couldn't read this file. It may have moved. Select it again, or select another.",
  missing: 'This picture is missing or damaged. Select it again, or remove it.',
  notShown: "This picture can't be shown right now. It is kept when you save.",
  previousStays: 'The previous file is kept.',
};

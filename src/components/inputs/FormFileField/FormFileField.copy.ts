export const formFileFieldCopy = {
  none: 'No file chosen',
  choose: 'Choose',
  replace: 'Replace',
  remove: (label: string) => `Remove ${label}`,
  unreadable: 'This file can not be read: it may have been moved or changed. Choose it again, or choose another.',
  previousStays: 'The one chosen before stays.',
};

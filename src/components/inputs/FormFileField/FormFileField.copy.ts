export const formFileFieldCopy = {
  none: 'No file chosen',
  choose: 'Choose',
  replace: 'Replace',
  remove: (label: string) => `Remove ${label}`,
};

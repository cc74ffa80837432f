export const passwordFieldCopy = {
  /**
   * Name of the button that shows the password. It contains the field's label, so that it differs between two fields.
   */
  show: (label: string) => `Show ${label.toLowerCase()}`,
  capsLock: 'Caps Lock is on.',
};

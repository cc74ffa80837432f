export const passwordFieldCopy = {
  /**
   * Name of the button that shows the password. It contains the field's label, so that the buttons of two fields have
   * different names.
   */
  show: (label: string) => `Show ${label.toLowerCase()}`,
  capsLock: 'Caps Lock is on.',
};

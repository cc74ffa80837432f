export const passwordFieldCopy = {
  /** Accessible name of the button. The name contains the field's label, so that it differs between two fields. */
  show: (label: string) => `Show ${label.toLowerCase()}`,
  capsLock: 'Caps Lock is on.',
};

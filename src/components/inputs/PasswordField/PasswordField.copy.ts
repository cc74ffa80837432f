export const passwordFieldCopy = {
  /** Accessible name of the button. It contains the label, so that the buttons of two password fields differ. */
  show: (label: string) => `Show ${label.toLowerCase()}`,
  capsLock: 'Caps Lock is on.',
};

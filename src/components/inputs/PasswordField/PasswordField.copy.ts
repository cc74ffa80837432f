export const passwordFieldCopy = {
  /** Accessible name of the button; differs for two password fields in one form. */
  show: (label: string) => `Show ${label.toLowerCase()}`,
  capsLock: 'Caps Lock is on.',
};

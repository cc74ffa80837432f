export const passwordFieldCopy = {
  /** Names the button after its field, so that two passwords in one form have two names. */
  show: (label: string) => `Show ${label.toLowerCase()}`,
  capsLock: 'Caps Lock is on.',
};

export const ownerSwitchesCopy = {
  /** Its first letter is capital on the screen alone: heard, it is one phrase with the label. */
  show: 'Show',
  label: (label: string) => label.charAt(0).toLowerCase() + label.slice(1),
  on: (label: string) => `${label}: shown to the finder.`,
  off: (label: string) => `${label}: hidden from the finder.`,
} as const;

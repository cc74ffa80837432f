export const ownerSwitchesCopy = {
  /** Lower case, because screen readers announce it after "Show"; CSS capitalises it. */
  show: 'Show',
  label: (label: string) => label.charAt(0).toLowerCase() + label.slice(1),
  on: (label: string) => `${label}: shown to the finder.`,
  off: (label: string) => `${label}: hidden from the finder.`,
} as const;

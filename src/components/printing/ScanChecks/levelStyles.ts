/** Colours of each level of a check, and the accessible name of its icon. */
export const levelStyles = {
  hint: { colour: 'warning.main', background: 'transparent', label: 'Note' },
  ok: { colour: 'success.main', background: 'transparent', label: 'Good' },
  warning: { colour: 'warning.main', background: 'tone.warnSoft', label: 'Warning' },
  error: { colour: 'error.main', background: 'tone.badSoft', label: 'Error' },
} as const;

/** Styles of buttons with `aria-disabled`. Unlike `disabled`, this attribute lets a button keep the focus. */
export const busyStyles = {
  '&[aria-disabled="true"]': { opacity: 0.5, cursor: 'progress', backgroundColor: 'transparent' },
} as const;

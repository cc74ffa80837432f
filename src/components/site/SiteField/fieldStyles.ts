import { fonts, radii } from '~/components/theme/tokens';

/** Styles of the label above a field, and of the legend of a group of fields. */
export const labelStyles = { typography: 'subtitle2', color: 'text.primary' } as const;

/** Styles of a transparent checkbox or radio button on top of its label. The label needs a `position`. */
export const overlaidInputStyles = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
} as const;

export const fieldStyles = {
  width: '100%',
  minHeight: 48,
  p: '11px 14px',
  border: '1px solid',
  borderColor: 'tone.fieldLine',
  borderRadius: `${radii.control}px`,
  bgcolor: 'tone.field',
  color: 'text.primary',
  fontFamily: fonts.text,
  // At least 16 px, since iOS zooms into fields with a smaller font.
  fontSize: '1rem',
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums',
  appearance: 'none',
  // Keeps a focused field clear of bars that are fixed at the top or bottom of the window.
  scrollMarginBlock: '96px',
  // `rows` sets the initial height. Users can resize the textarea to two lines or more.
  'textarea&': { display: 'block', minHeight: 72, resize: 'vertical' },
  '&[aria-invalid]': { borderColor: 'error.main', boxShadow: 'inset 0 0 0 1px var(--mui-palette-error-main)' },
  '&:disabled': { bgcolor: 'tone.idleSoft', color: 'text.secondary', opacity: 1, cursor: 'not-allowed' },
  '&::placeholder': { color: 'text.secondary', opacity: 1 },
} as const;

import { fonts, radii } from '~/components/theme/tokens';

/** The name above a field or a group of fields. */
export const labelStyles = { typography: 'subtitle2', color: 'text.primary' } as const;

/** The box that something is typed or chosen in. */
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
  // A phone zooms in on smaller ones.
  fontSize: '1rem',
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums',
  appearance: 'none',
  // What sticks to an edge of the window never hides the field that has the focus.
  scrollMarginBlock: '96px',
  // Its `rows` say how high it is; a pull at its corner leaves two lines.
  'textarea&': { display: 'block', minHeight: 72, resize: 'vertical' },
  '&[aria-invalid]': { borderColor: 'error.main', boxShadow: 'inset 0 0 0 1px var(--mui-palette-error-main)' },
  '&:disabled': { bgcolor: 'tone.idleSoft', color: 'text.secondary', opacity: 1, cursor: 'not-allowed' },
  '&::placeholder': { color: 'text.secondary', opacity: 1 },
} as const;

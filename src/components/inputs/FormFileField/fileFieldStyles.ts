import type { SxProps, Theme } from '@mui/material/styles';

import { sizes } from '~/components/theme/tokens';

/** The frame of a text field. */
export const frameStyles = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: sizes.field,
  paddingInline: '12px 4px',
  border: '1px solid',
  borderColor: 'tone.fieldLine',
  borderRadius: 1,
  bgcolor: 'tone.field',
  fontSize: '1rem',
  lineHeight: 24 / 16,
  '&:hover': { borderColor: 'text.primary' },
  '&:has(input:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-1px' },
} satisfies SxProps<Theme>;

/** The native input covers the frame and its border, for clicks and dropped files. */
export const inputStyles = {
  position: 'absolute',
  inset: '-1px',
  width: 'calc(100% + 2px)',
  height: 'calc(100% + 2px)',
  opacity: 0,
  cursor: 'pointer',
  '&::file-selector-button': { cursor: 'pointer' },
} as const;

export const actionStyles = {
  flex: 'none',
  paddingInlineEnd: 1,
  fontSize: '0.875rem',
  fontWeight: 600,
  color: 'primary.main',
} satisfies SxProps<Theme>;

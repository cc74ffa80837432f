import type { SxProps, Theme } from '@mui/material/styles';

import { radii, sizes } from '~/components/theme/tokens';

export const listStyles = { display: 'grid', gap: 1.5, listStyle: 'none' } satisfies SxProps<Theme>;

/** One line; two on a phone, more with large text. */
export const rowStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: 2,
  rowGap: 1,
  padding: 1.5,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: `${radii.control}px`,
} satisfies SxProps<Theme>;

export const kindStyles = { flex: '999 1 9rem' } satisfies SxProps<Theme>;
export const orderStyles = { flex: '1 1 8rem' } satisfies SxProps<Theme>;

/** Aligns with the frames of the fields in the same line, not with their labels. */
const alignWithFrames = { paddingBlockStart: { xs: 0, md: 'calc(1.25rem + 6px)' } };
export const switchStyles = { flex: '1 0 auto', ...alignWithFrames } satisfies SxProps<Theme>;
export const removeStyles = {
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  boxSizing: 'content-box',
  height: sizes.field,
  marginInlineEnd: -0.5,
  ...alignWithFrames,
} satisfies SxProps<Theme>;

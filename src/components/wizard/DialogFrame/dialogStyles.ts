import type { SxProps, Theme } from '@mui/material/styles';

import { radii } from '~/components/theme/tokens';

/** In px. */
const dialogWidth = 600;

/** Landscape phones and 400 % zoom: header and footer would leave no room for the form, so the whole dialog scrolls. */
export const shortViewport = '@media (max-height: 360px)';

/** Room for the label above a focused field and a two-line message below it. */
export const fieldMargins = { scrollPaddingBlock: '36px 56px' };

/** Distance of the dialog from the top of the window. */
const topOffset = 'clamp(24px, 10vh, 96px)';

/** Not centred vertically: tabs and fields must not move when steps differ in height or messages appear. */
export const containerStyles = { alignItems: { md: 'flex-start' } } satisfies SxProps<Theme>;

export const paperStyles = {
  width: { xs: '100%', md: dialogWidth },
  maxWidth: 'none',
  ...fieldMargins,
  height: { xs: '100%', md: 'auto' },
  maxHeight: { xs: 'none', md: `calc(100% - ${topOffset} - 24px)` },
  margin: { xs: 0, md: `${topOffset} 24px 24px` },
  border: { xs: 0, md: 1 },
  borderColor: { md: 'divider' },
  borderRadius: { xs: 0, md: `${radii.card}px` },
} satisfies SxProps<Theme>;

export const headerStyles = {
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  minHeight: 56,
  paddingBlock: { xs: '8px 4px', md: '16px 8px' },
  paddingInlineStart: { xs: 2, md: 3 },
  paddingInlineEnd: { xs: 0.5, md: 1.5 },
} satisfies SxProps<Theme>;

/** Scrolls between header and footer. */
export const bodyStyles = {
  display: 'flex',
  flexDirection: 'column',
  flex: { xs: 1, md: '0 1 auto' },
  minHeight: 0,
  [shortViewport]: { flex: 'none' },
} satisfies SxProps<Theme>;

export const footerStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 1,
  flex: 'none',
  borderBlockStart: '1px solid',
  borderColor: 'divider',
  paddingInline: { xs: 2, md: 3 },
  paddingBlockStart: 1.5,
  paddingBlockEnd: 'calc(12px + env(safe-area-inset-bottom))',
} satisfies SxProps<Theme>;

/** Box of an error message. */
export const alertBoxStyles = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 1,
  alignItems: 'start',
  border: '1px solid',
  borderInlineStartWidth: 4,
  borderColor: 'error.main',
  borderRadius: 1,
  bgcolor: 'tone.badSoft',
  color: 'text.primary',
  paddingBlock: 1.5,
  paddingInline: 2,
  '& > svg': { color: 'error.main' },
} satisfies SxProps<Theme>;

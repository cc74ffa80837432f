import type { SxProps, Theme } from '@mui/material/styles';

import { radii } from '~/components/theme/tokens';

/** Width of a dialog in px, except on phones, where it fills the screen. */
const dialogWidth = 600;

/**
 * Media query for short windows: landscape phones, or a zoom of 400 %. The whole dialog scrolls there, since the header
 * and the footer would leave no space for the form.
 */
export const shortViewportQuery = '@media (max-height: 360px)';

/** Space that stays visible around a focused field: for its label above it, and a message of two lines below it. */
export const scrollPaddingStyles = { scrollPaddingBlock: '36px 56px' };

/** Distance of the dialog from the top of the window. */
const topOffset = 'clamp(24px, 10vh, 96px)';

/**
 * Aligns the dialog to the top. In a centred dialog, tabs and fields would move when a step is higher than the step
 * before, or when an error appears.
 */
export const containerStyles = { alignItems: { md: 'flex-start' } } satisfies SxProps<Theme>;

export const paperStyles = {
  width: { xs: '100%', md: dialogWidth },
  maxWidth: 'none',
  ...scrollPaddingStyles,
  height: { xs: '100%', md: 'auto' },
  maxHeight: { xs: 'none', md: `calc(100% - ${topOffset} - 24px)` },
  margin: { xs: 0, md: `${topOffset} 24px 24px` },
  border: { xs: 0, md: 1 },
  borderColor: { md: 'divider' },
  borderRadius: { xs: 0, md: `${radii.card}px` },
} satisfies SxProps<Theme>;

export const dialogHeaderStyles = {
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

/** Styles of the form with the panels and the footer. The form shrinks with the window, so that the panels scroll. */
export const formStyles = {
  display: 'flex',
  flexDirection: 'column',
  flex: { xs: 1, md: '0 1 auto' },
  minHeight: 0,
  [shortViewportQuery]: { flex: 'none' },
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

/** Styles that override `alertBoxStyles` for a message that is not an error. */
export const infoBoxStyles = {
  borderColor: 'primary.main',
  bgcolor: 'tone.primarySoft',
  '& > svg': { color: 'primary.main' },
} satisfies SxProps<Theme>;

/** Styles of the box around an error message. */
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

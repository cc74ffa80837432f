import type { SxProps, Theme } from '@mui/material/styles';

import { radii } from '~/components/theme/tokens';

/** Px. */
const dialogWidth = 600;

/** How far below the top a dialog stands that leaves room around it. */
const fromTop = 'clamp(24px, 10vh, 96px)';

/**
 * Stands where it is, and is not centred: steps differ in height and messages come and go, and neither tabs nor fields
 * may move under the hand for that.
 */
export const containerStyles = { alignItems: { md: 'flex-start' } } satisfies SxProps<Theme>;

export const paperStyles = {
  width: { xs: '100%', md: dialogWidth },
  maxWidth: 'none',
  height: { xs: '100%', md: 'auto' },
  maxHeight: { xs: 'none', md: `calc(100% - ${fromTop} - 24px)` },
  margin: { xs: 0, md: `${fromTop} 24px 24px` },
  border: { xs: 0, md: 1 },
  borderColor: { md: 'divider' },
  borderRadius: { xs: 0, md: `${radii.card}px` },
} satisfies SxProps<Theme>;

export const headStyles = {
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

/** The panel scrolls between tabs and footer. */
export const bodyStyles = {
  display: 'flex',
  flexDirection: 'column',
  flex: { xs: 1, md: '0 1 auto' },
  minHeight: 0,
} satisfies SxProps<Theme>;

export const tabsStyles = {
  columnGap: { xs: 1.5, sm: 2, md: 3 },
  // On a narrow phone they take a second line rather than hide behind the edge.
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  paddingInline: { xs: 2, md: 3 },
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
  flex: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollPaddingInline: '16px',
  '& .MuiStep-root': { padding: 0, flex: 'none' },
  '& .MuiStepButton-root': {
    width: 'auto',
    minHeight: 52,
    margin: 0,
    padding: '0 4px 0 0',
    boxSizing: 'border-box',
    '&[aria-selected="true"]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      height: 3,
      bgcolor: 'primary.main',
    },
    '&.at-fault[aria-selected="true"]::after': { bgcolor: 'error.main' },
    '@media (forced-colors: active)': { '&[aria-selected="true"]::after': { bgcolor: 'Highlight' } },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '& .MuiStepLabel-root': { padding: 0 },
  '& .MuiStepLabel-iconContainer': {
    padding: 0,
    paddingInlineEnd: { xs: 0.75, sm: 1.25 },
    color: 'text.secondary',
    '& svg': { width: '1rem', height: '1rem' },
  },
  '& [aria-selected="true"] .MuiStepLabel-iconContainer': { color: 'primary.main' },
  '& .at-fault .MuiStepLabel-iconContainer': { color: 'error.main' },
  '& .MuiStepLabel-label': {
    fontSize: '0.875rem',
    lineHeight: 20 / 14,
    fontWeight: 500,
    color: 'text.secondary',
    whiteSpace: 'nowrap',
    textAlign: 'start',
  },
  '& .MuiStepLabel-label.Mui-active': { fontWeight: 600, color: 'text.primary' },
} satisfies SxProps<Theme>;

export const panelStyles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 2.5,
  flex: { xs: 1, md: '0 1 auto' },
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: { xs: 2, md: 3 },
  paddingBlock: { xs: '16px', md: '20px 24px' },
  '&[hidden]': { display: 'none' },
} satisfies SxProps<Theme>;

export const footStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  flex: 'none',
  borderBlockStart: '1px solid',
  borderColor: 'divider',
  paddingInline: { xs: 2, md: 3 },
  paddingBlockStart: 1.5,
  paddingBlockEnd: 'calc(12px + env(safe-area-inset-bottom))',
} satisfies SxProps<Theme>;

/** What is wrong, in a box that is seen from afar. */
export const noteStyles = {
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
  '& > svg': { fontSize: '1.25rem', color: 'error.main' },
} satisfies SxProps<Theme>;

import type { SxProps, Theme } from '@mui/material/styles';

import { fieldMargins, shortViewport } from '../DialogFrame/dialogStyles';

export const tabsStyles = {
  columnGap: { xs: 1.5, sm: 2, md: 3 },
  // Two lines on narrow phones, so that no tab is cut off.
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
    '&.has-errors[aria-selected="true"]::after': { bgcolor: 'error.main' },
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
  '& .has-errors .MuiStepLabel-iconContainer': { color: 'error.main' },
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
  ...fieldMargins,
  paddingInline: { xs: 2, md: 3 },
  paddingBlock: { xs: '16px', md: '20px 24px' },
  [shortViewport]: { flex: 'none', overflowY: 'visible' },
  '&[hidden]': { display: 'none' },
} satisfies SxProps<Theme>;

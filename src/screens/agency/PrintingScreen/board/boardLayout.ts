import type { Theme } from '@mui/material/styles';

import { radii, sizes } from '~/components/theme/tokens';

import { besideBoard, phoneBoard, phoneWithBoard, wideWorkspace } from '../workspace';

/** On a phone, in px: the least height of a drawing, and its height where the board goes with the page. */
const leastDrawing = 132;
const freeDrawing = 200;
/** The width in px of what stands beside it. */
export const besideDrawing = 152;

/**
 * Height on a phone is dear: the drawing stands beside what turns and chooses, and the board stays in sight only where
 * half of the window is left to the settings.
 */
export const board = (theme: Theme) => ({
  display: 'flex',
  flexDirection: 'column' as const,
  minWidth: 0,
  bgcolor: 'tone.board',
  border: 1,
  borderColor: 'tone.line',
  overflow: 'hidden',
  [theme.breakpoints.down('md')]: {
    display: 'grid',
    gridTemplate: `auto auto ${freeDrawing}px / minmax(0, 1fr) ${besideDrawing}px`,
    borderInline: 0,
  },
  [phoneWithBoard(theme)]: {
    position: 'sticky',
    insetBlockStart: sizes.topBar,
    zIndex: 2,
    height: phoneBoard,
    gridTemplateRows: `auto auto minmax(${leastDrawing}px, 1fr)`,
    // What is wrong with the sheet needs more.
    '&:has([role=alert])': { height: 'auto' },
  },
  [theme.breakpoints.up('md')]: { borderRadius: `${radii.card}px`, minHeight: 560 },
  [besideBoard(theme)]: {
    position: 'sticky',
    insetBlockStart: sizes.topBar + 12,
    height: `calc(100vh - ${sizes.topBar + 24}px)`,
  },
  [wideWorkspace(theme)]: { position: 'static', height: 'auto', minHeight: 0 },
});

export const head = {
  display: { xs: 'contents', md: 'flex' },
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  px: 2,
  py: 1,
  minHeight: 52,
  bgcolor: 'tone.paper',
  borderBlockEnd: '1px solid',
  borderColor: 'tone.line',
} as const;

export const line = {
  gridColumn: '1 / -1',
  px: { xs: 2, md: 0 },
  py: { xs: 0.5, md: 0 },
  bgcolor: 'tone.paper',
  fontSize: { xs: '0.8125rem', md: '1rem', xl: '1.125rem' },
  fontWeight: 600,
  color: 'text.primary',
  fontVariantNumeric: 'tabular-nums',
} as const;

export const viewChoice = (theme: Theme) => ({
  width: { xs: 'auto', md: 168 },
  gridArea: '3 / 2',
  alignSelf: { xs: 'end', md: 'auto' },
  zIndex: 1,
  paddingInlineEnd: { xs: 2, md: 0 },
  paddingBlockEnd: { xs: 1, md: 0 },
  [wideWorkspace(theme)]: { display: 'none' },
});

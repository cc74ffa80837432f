import type { Theme } from '@mui/material/styles';

import { radii, sizes } from '~/components/theme/tokens';

import { besidePreview, phonePreviewHeight, phoneWithPreview, wideWorkspace } from '../workspace/workspaceStyles';

/** Heights in px of the preview on a phone: minimum while sticky, and fixed while it scrolls with the page. */
const minPreviewHeight = 132;
const fixedPreviewHeight = 200;
/** Width in px of the controls beside it. */
export const controlsWidth = 152;

/** On a phone the controls are beside the preview to save height; it is sticky only in windows that are high enough. */
export const panel = (theme: Theme) => ({
  display: 'flex',
  flexDirection: 'column' as const,
  minWidth: 0,
  bgcolor: 'tone.board',
  border: 1,
  borderColor: 'tone.line',
  overflow: 'hidden',
  [theme.breakpoints.down('md')]: {
    display: 'grid',
    gridTemplate: `auto auto ${fixedPreviewHeight}px / minmax(0, 1fr) ${controlsWidth}px`,
    borderInline: 0,
  },
  [phoneWithPreview(theme)]: {
    position: 'sticky',
    insetBlockStart: sizes.topBar,
    zIndex: 2,
    height: phonePreviewHeight,
    gridTemplateRows: `auto auto minmax(${minPreviewHeight}px, 1fr)`,
    // An error message needs more height.
    '&:has([role=alert])': { height: 'auto' },
  },
  [theme.breakpoints.up('md')]: { borderRadius: `${radii.card}px`, minHeight: 560 },
  [besidePreview(theme)]: {
    position: 'sticky',
    insetBlockStart: sizes.topBar + 12,
    height: `calc(100vh - ${sizes.topBar + 24}px)`,
  },
  [wideWorkspace(theme)]: { position: 'static', height: 'auto', minHeight: 0 },
});

export const header = {
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

export const summary = {
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

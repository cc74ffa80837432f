import type { Theme } from '@mui/material/styles';

import { closeUpCaptionHeight } from '~/components/printing/StickerCloseUp/selectionFrame';
import { radii, sizes } from '~/components/theme/tokens';

import { besidePreview, phonePreviewHeight, phoneWithPreview, wideWorkspace } from '../workspace/workspaceStyles';

/** Heights in px of the preview on a phone: minimum while sticky, and fixed while it scrolls with the page. */
const minPreviewHeight = 132;
const fixedPreviewHeight = 216;

const phoneAreas = (bodyHeight: string) => `
  "summary summary" auto
  "quantity view" auto
  "alert alert" auto
  "body body" ${bodyHeight} / auto minmax(0, 1fr)`;

/** On a phone it is sticky only in windows that are high enough. */
export const panel = (theme: Theme) => ({
  display: 'flex',
  flexDirection: 'column' as const,
  minWidth: 0,
  bgcolor: 'tone.paper',
  border: 1,
  borderColor: 'tone.line',
  overflow: 'hidden',
  [theme.breakpoints.down('md')]: {
    display: 'grid',
    alignItems: 'center',
    gridTemplate: phoneAreas(`${fixedPreviewHeight}px`),
    borderInline: 0,
  },
  [phoneWithPreview(theme)]: {
    position: 'sticky',
    insetBlockStart: sizes.topBar,
    zIndex: 2,
    height: phonePreviewHeight,
    gridTemplate: phoneAreas(`minmax(${minPreviewHeight}px, 1fr)`),
    // An error message needs more height.
    '&:has([role=alert])': { height: 'auto' },
  },
  [theme.breakpoints.up('md')]: { borderRadius: `${radii.card}px` },
  [besidePreview(theme)]: {
    position: 'sticky',
    insetBlockStart: sizes.topBar + 12,
    maxHeight: `calc(100vh - ${sizes.topBar + 24}px)`,
  },
  [wideWorkspace(theme)]: { position: 'static', maxHeight: 'none', minHeight: 0 },
});

export const header = {
  display: { xs: 'contents', md: 'flex' },
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  px: 2,
  py: 1,
  minHeight: 60,
  borderBlockEnd: '1px solid',
  borderColor: 'tone.line',
} as const;

export const summary = (theme: Theme) => ({
  gridArea: 'summary',
  // Below 920 px the field and the choice share the second line.
  flexBasis: '100%',
  order: -1,
  px: { xs: 2, md: 0 },
  paddingBlockStart: { xs: 1, md: 0 },
  fontSize: { xs: '0.8125rem', md: '1rem', xl: '1.125rem' },
  fontWeight: 600,
  color: 'text.primary',
  fontVariantNumeric: 'tabular-nums',
  [wideWorkspace(theme)]: { flexBasis: 'auto', order: 0 },
});

export const viewChoice = (theme: Theme) => ({
  gridArea: 'view',
  width: { xs: 'auto', md: 124 },
  marginInlineStart: { md: 'auto' },
  paddingInlineEnd: { xs: 2, md: 0 },
  paddingBlock: { xs: 1, md: 0 },
  [wideWorkspace(theme)]: { display: 'none' },
});

/** One column, in which the checks follow what is shown; sheet and sticker side by side where there is room. */
export const body = (theme: Theme) => ({
  display: 'flex',
  flexDirection: 'column' as const,
  gap: 1.5,
  gridArea: 'body',
  alignSelf: 'stretch',
  minHeight: 0,
  px: 2,
  py: { xs: 1, md: 2 },
  bgcolor: 'tone.board',
  [wideWorkspace(theme)]: { flexDirection: 'row', gap: 2, flex: 1 },
});

/** The parts of a view are in the column of `body`, or side by side in one of their own. */
export const pane = (isShown: boolean) => (theme: Theme) => ({
  display: isShown ? 'contents' : 'none',
  '& > section': { display: 'contents' },
  [wideWorkspace(theme)]: { display: 'contents' },
});

export const sheetPane = (theme: Theme) => ({
  [wideWorkspace(theme)]: {
    display: 'flex',
    flexDirection: 'column',
    gap: 1,
    flex: '1.3 1 0',
    minWidth: 0,
    minHeight: 0,
  },
});

export const stickerColumn = (theme: Theme) => ({
  display: 'contents',
  [wideWorkspace(theme)]: {
    display: 'flex',
    flexDirection: 'column',
    gap: 1,
    flex: '1 1 0',
    minWidth: 212,
    maxWidth: 400,
    minHeight: 0,
  },
});

/** As high as that of the close-up, so that both rulers are in line. */
export const sheetCaption = {
  display: { xs: 'none', md: 'flex' },
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 'none',
  height: closeUpCaptionHeight,
  typography: 'caption',
  color: 'text.primary',
} as const;

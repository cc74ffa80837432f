import type { Theme } from '@mui/material/styles';

import { canvasMinHeightVariable } from '~/components/printing/SheetPreview/RuledCanvas';
import { closeUpCaptionHeight } from '~/components/printing/StickerCloseUp/closeUpSizes';

import { noticeHeight } from '../shared/noticeStyles';
import { widePreviewHeight, widePreviewQuery, windowWithStickyPreviewQuery } from '../shared/screenStyles';
import { bodyAreaVariable, bodyDisplayVariable, bodyPaddingVariable, sideWidthVariable } from './previewPanelStyles';

/**
 * Styles of the body, which is below the header. In a wide preview, it has two columns: the sheet, and the sticker with
 * the checks. In a narrow preview, it has one column with the sheet or the sticker.
 */
export const bodyStyles = (theme: Theme) => ({
  display: `var(${bodyDisplayVariable}, flex)`,
  gridTemplate: `minmax(0, 1fr) / minmax(0, 1fr) var(${sideWidthVariable})`,
  flexDirection: 'column' as const,
  gap: 1.5,
  order: 1,
  gridArea: `var(${bodyAreaVariable}, body)`,
  alignSelf: 'stretch',
  minHeight: 0,
  px: 2,
  paddingInlineStart: `var(${bodyPaddingVariable}, 16px)`,
  py: 1,
  bgcolor: 'tone.board',
  // Minimum height of the sheet and the sticker. In a short window, a narrow preview scrolls instead of shrinking them.
  [theme.breakpoints.up('md')]: {
    [canvasMinHeightVariable]: '280px',
    paddingBlockEnd: 2,
    borderEndStartRadius: 'inherit',
    borderEndEndRadius: 'inherit',
  },
  // Next to the settings, the preview is at most as high as the window, so the body scrolls if it is higher.
  [windowWithStickyPreviewQuery(theme)]: { overflowY: 'auto' },
  [widePreviewQuery(theme)]: {
    position: 'relative',
    flexDirection: 'row',
    gap: 2,
    paddingBlockStart: 1.5,
    flex: 'none',
    height: widePreviewHeight,
    paddingBlockEnd: `${noticeHeight + 8}px`,
    [canvasMinHeightVariable]: '160px',
    overflow: 'hidden auto',
  },
});

/**
 * Styles of a pane with the sheet or the sticker. `display: contents` makes the children of the pane part of the layout
 * around it. A narrow preview shows one pane at a time.
 */
export const createPaneStyles = (isShown: boolean) => (theme: Theme) => ({
  display: isShown ? 'contents' : 'none',
  '& > section': { display: 'contents' },
  [widePreviewQuery(theme)]: { display: 'contents' },
});

export const sheetPaneStyles = (theme: Theme) => ({
  [widePreviewQuery(theme)]: {
    display: 'flex',
    flexDirection: 'column',
    gap: 1,
    flex: '1.15 1 0',
    minWidth: 0,
    minHeight: 0,
  },
});

/**
 * Styles of the column with the close-up and the checks. The number of checks does not change the height of the
 * close-up.
 */
export const stickerColumnStyles = (theme: Theme) => ({
  display: 'contents',
  [widePreviewQuery(theme)]: {
    display: 'flex',
    flexDirection: 'column',
    gap: 1,
    flex: '1 1 0',
    minWidth: 212,
    maxWidth: 400,
    minHeight: 0,
    [canvasMinHeightVariable]: '256px',
    // The measurements are a line at the lower edge of the preview. Messages float over it.
    '& [data-close-up-details]': {
      display: 'grid',
      alignContent: 'center',
      gap: 0.25,
      minHeight: noticeHeight,
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      px: 2,
      borderBlockStart: '1px solid',
      borderColor: 'tone.line',
      bgcolor: 'tone.paper',
    },
  },
});

/**
 * Styles of the caption of the sheet. On phones, it is next to a sheet in portrait format, or below it. In larger
 * windows, it is as high as the caption of the close-up, so that their rulers are in line.
 */
export const sheetCaptionStyles = (theme: Theme) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 1,
  flex: 'none',
  order: 1,
  gridArea: '1 / 2',
  marginBlockStart: 'auto',
  '& > :only-child': { flex: 1 },
  typography: 'caption',
  color: 'text.primary',
  // Below the sheet, the page navigation and the field for the first label share one line.
  [theme.breakpoints.down('md')]: {
    flexWrap: 'wrap' as const,
    '&& > div > button': { minWidth: 36, px: 0 },
    '& label': { display: 'block', lineHeight: 1.2 },
    '& > :not(:only-child) label': { maxWidth: 52 },
    '& .MuiInputBase-root': { width: 32 },
    '& > div > div': { gap: 0.75 },
  },
  [theme.breakpoints.up('md')]: {
    order: 0,
    marginBlockStart: 0,
    height: closeUpCaptionHeight,
    '&& button': { minWidth: 36, height: 36, minHeight: 0, p: 0.5, px: 1 },
  },
  [widePreviewQuery(theme)]: { '&& button': { minWidth: 28, height: 28 } },
});

/** Styles of the caption next to a sheet. */
export const sideCaptionStyles = {
  flexDirection: 'column',
  alignItems: 'stretch',
  marginBlockStart: 0,
  rowGap: 2,
  // Without wrapping, the page navigation, which can be a few px wider, does not widen the field.
  '&&': { flexWrap: 'nowrap' },
  '& > :only-child': { flex: 'none' },
  '& > :not(:only-child) label': { maxWidth: 'none' },
  '& > div > :has(> div > label)': { flexDirection: 'column', alignItems: 'stretch' },
} as const;

/** A narrow preview has no title for the sheet, since the view choice says what is shown. */
export const sheetTitleStyles = (theme: Theme) => ({
  visibility: 'hidden' as const,
  [widePreviewQuery(theme)]: { visibility: 'visible' as const },
});

/**
 * In a wide preview, a long list of checks scrolls, and fades out at its lower edge if more checks follow. A narrow
 * preview scrolls as a whole.
 */
export const checksStyles = (theme: Theme) => ({
  flex: 'none',
  [widePreviewQuery(theme)]: {
    flex: '0 1 auto',
    minHeight: 96,
    overflowY: 'auto',
    // At the end of the list, the gradient covers no checks and has the colour of the background, so it is invisible.
    '&::after': {
      content: '""',
      display: 'block',
      position: 'sticky',
      insetBlockEnd: 0,
      height: 20,
      backgroundImage: `linear-gradient(transparent, ${theme.vars.palette.tone.board})`,
      pointerEvents: 'none',
    },
  },
});

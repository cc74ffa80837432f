import type { Theme } from '@mui/material/styles';

import { annotationDisplayVariable } from '~/components/printing/Ruler/annotationDisplayVariable';
import { visuallyHidden } from '~/components/a11y/visuallyHidden';
import { radii, shadows, sizes } from '~/components/theme/tokens';

import { narrowNoticeHeight } from '../shared/noticeStyles';
import {
  compactPreviewHeight,
  headerHeight,
  phonePreviewHeight,
  phoneWithCompactPreviewQuery,
  phoneWithStickyPreviewQuery,
  summaryHeight,
  tallPhonePreviewHeight,
  tallSheetHeight,
  widePreviewQuery,
  windowWithStickyHeaderQuery,
  windowWithStickyPreviewQuery,
} from '../shared/screenStyles';

/** Minimum height in px of the sheet or sticker in a sticky preview on a phone. */
const minPreviewHeight = 132;
/** Height in px of the sheet or sticker in a preview that scrolls with the page of a phone. */
const scrollingPreviewHeight = 216;

/**
 * CSS variables with the `display`, the `grid-area` and the padding of the body, the width of its second column, and the
 * padding of the texts in the header. They place the caption of the sheet and, in a compact preview, the header texts
 * next to the sheet.
 */
export const bodyDisplayVariable = '--preview-body-display';
export const bodyAreaVariable = '--preview-body-area';
export const bodyPaddingVariable = '--preview-body-padding';
export const sideWidthVariable = '--preview-side-width';
const headerPaddingVariable = '--preview-header-padding';

/** CSS variables with the height of a preview on a phone, and of the sheet or sticker if it scrolls with the page. */
const heightVariable = '--preview-height';
const scrollingHeightVariable = '--scrolling-preview-height';
const previewHeight = `var(${heightVariable}, ${phonePreviewHeight})`;

/** Width in px of the column with texts in a compact preview, without its padding of 16 px. */
const compactSideWidth = 156;

/** Media query for phones on which the quantity and the view choice do not fit side by side: below 352 px. */
const narrowPhoneQuery = '@media (max-width: 21.9375em)';

const createPhoneGridStyles = (bodyHeight: string) => ({
  gridTemplate: `
    "quantity view" auto
    "summary summary" auto
    "alert alert" auto
    "body body" ${bodyHeight} / minmax(0, 1fr) auto`,
  [narrowPhoneQuery]: {
    gridTemplate: `
      "quantity" auto
      "view" auto
      "summary" auto
      "alert" auto
      "body" ${bodyHeight} / minmax(0, 1fr)`,
  },
});

/** Matches the wrapper of the quantity field while the field or one of its buttons has the focus. */
const focusedQuantitySelector = '[data-quantity]:focus-within';
const compactPreviewSelector = `[data-stuck]:not(:has([role=alert], ${focusedQuantitySelector}))`;

/** Styles of the preview. On a phone, the preview is sticky if the window is high enough. */
export const panelStyles = (theme: Theme) => ({
  display: 'flex',
  flexDirection: 'column' as const,
  minWidth: 0,
  bgcolor: 'tone.paper',
  border: 1,
  borderColor: 'tone.line',
  overflow: 'clip',
  [theme.breakpoints.down('md')]: {
    display: 'grid',
    alignItems: 'center',
    ...createPhoneGridStyles(`var(${scrollingHeightVariable}, ${scrollingPreviewHeight}px)`),
    borderInline: 0,
  },
  [phoneWithStickyPreviewQuery(theme)]: {
    position: 'sticky',
    insetBlockStart: sizes.topBar,
    zIndex: 2,
    height: previewHeight,
    boxShadow: shadows.light,
    ...createPhoneGridStyles(`minmax(${minPreviewHeight}px, 1fr)`),
    // A preview with an error message is higher than `phonePreviewHeight`.
    '&:has([role=alert])': { height: 'auto' },
  },
  [phoneWithCompactPreviewQuery(theme)]: {
    transition: theme.transitions.create(['height', 'margin-block-end'], {
      duration: theme.transitions.duration.shorter,
      easing: theme.transitions.easing.easeOut,
    }),
    // The margin fills the space that the smaller preview leaves, so that the content below does not move.
    [`&${compactPreviewSelector}`]: {
      height: compactPreviewHeight,
      marginBlockEnd: `calc(${previewHeight} - ${compactPreviewHeight}px)`,
      borderBlockEndColor: theme.vars.palette.tone.fieldLine,
      gridTemplate: `
        ". summary" auto
        ". view" auto
        ". ." minmax(0, 1fr) / minmax(0, 1fr) ${compactSideWidth + 16}px`,
      paddingBlockStart: theme.spacing(1),
      rowGap: theme.spacing(0.5),
      bgcolor: 'tone.board',
      [bodyDisplayVariable]: 'grid',
      [sideWidthVariable]: `${compactSideWidth}px`,
      [bodyAreaVariable]: '1 / 1 / -1 / -1',
      // The hidden ruler takes this space.
      [bodyPaddingVariable]: 0,
      [headerPaddingVariable]: '0 16px 0 0',
      // Hides error badges, handles and rulers, which would be too small. The summary shows the error.
      [annotationDisplayVariable]: 'none',
    },
  },
  [theme.breakpoints.up('md')]: { borderRadius: `${radii.card}px`, overflow: 'visible' },
  [windowWithStickyPreviewQuery(theme)]: {
    position: 'sticky',
    insetBlockStart: sizes.topBar + 12,
    // Limits the height, so that the preview and a message below it fit in the window even while the header of the
    // screen is above them.
    maxHeight: `calc(100vh - ${sizes.topBar + headerHeight + 16 + narrowNoticeHeight}px)`,
  },
  [windowWithStickyHeaderQuery(theme)]: { insetBlockStart: sizes.topBar + headerHeight },
  [widePreviewQuery(theme)]: { position: 'static', maxHeight: 'none', minHeight: 0, overflow: 'clip' },
});

/** Styles of the preview of a sheet in portrait format on a phone. Its caption is next to the sheet. */
export const tallPreviewStyles = (theme: Theme) => ({
  [bodyDisplayVariable]: 'grid',
  [bodyPaddingVariable]: '8px',
  [sideWidthVariable]: '124px',
  [scrollingHeightVariable]: tallSheetHeight,
  [phoneWithCompactPreviewQuery(theme)]: { [heightVariable]: tallPhonePreviewHeight },
});

export const headerStyles = {
  display: { xs: 'contents', md: 'flex' },
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { md: 1, lg: 2 },
  rowGap: 1,
  flex: 'none',
  px: 2,
  py: 1,
  minHeight: summaryHeight,
  borderBlockEnd: '1px solid',
  borderColor: 'tone.line',
} as const;

/** A compact preview has no space for the quantity field, and shows it only while it has the focus. */
export const quantityStyles = (theme: Theme) => ({
  gridArea: 'quantity',
  flex: 'none',
  [theme.breakpoints.down('md')]: { paddingInlineStart: theme.spacing(2), paddingBlock: '8px 4px' },
  [narrowPhoneQuery]: { paddingInlineEnd: theme.spacing(2) },
  [phoneWithCompactPreviewQuery(theme)]: { [`${compactPreviewSelector} &`]: visuallyHidden },
});

export const summaryStyles = (theme: Theme) => ({
  gridArea: 'summary',
  // In a narrow preview, the summary has the first line. The quantity field and the view choice share the second one.
  flexBasis: '100%',
  order: -1,
  // Draws the summary above the body, which fills the whole area of a compact preview.
  zIndex: 1,
  padding: { xs: `var(${headerPaddingVariable}, 0 16px 6px)`, md: 0 },
  fontSize: { xs: '0.8125rem', md: '1rem', xl: '1.125rem' },
  fontWeight: 600,
  textWrap: 'balance' as const,
  [widePreviewQuery(theme)]: { flexBasis: 'auto', order: 0 },
});

export const outputStyles = {
  display: 'block',
  font: 'inherit',
  lineHeight: 1.5,
  color: 'text.primary',
  fontVariantNumeric: 'tabular-nums',
} as const;

/**
 * Styles of the result of the scan checks in the summary. A compact preview shows errors there instead of badges. Its
 * text is hidden from screen readers, which read it in ScanChecks.
 */
export const scanNoteStyles = {
  display: 'flex',
  alignItems: 'baseline',
  columnGap: 1,
  lineHeight: 1.3,
  // The button, which is higher than the line, does not make the preview smaller.
  '& > button': { marginBlock: '-5px' },
} as const;

export const viewChoiceStyles = (theme: Theme) => ({
  gridArea: 'view',
  minWidth: { xs: 156, md: 132 },
  width: { md: 132 },
  marginInlineStart: { md: 'auto' },
  zIndex: 1,
  padding: { xs: `var(${headerPaddingVariable}, 8px 16px 4px 12px)`, md: 0 },
  [narrowPhoneQuery]: { paddingInlineStart: theme.spacing(2) },
  [widePreviewQuery(theme)]: { display: 'none' },
});

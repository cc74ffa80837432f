import type { Theme } from '@mui/material/styles';

import { navBottomHeight, sizes } from '~/components/theme/tokens';

/** Container query: true if the sheet and the close-up fit side by side, from 57.5 em (920 px) on. */
export const widePreviewQuery = (theme: Theme) => theme.containerQueries.up(57.5);

/** Range of window widths, from `md` to 75 em (1200 px), in which the header has no space for all actions. */
export const tabletRange = ['md', 75] as const;

/** Height in px of the header with the title and the actions. */
export const headerHeight = 72;

/** Minimum height in px of the line with the quantity and the summary above a preview. */
export const summaryHeight = 57;

/**
 * Height of the sheet preview and the close-up when they are side by side. Together with the summary, they fill the
 * window. A message above them does not shrink them, but makes the page longer.
 */
export const widePreviewHeight = `calc(max(620px, 100vh - ${sizes.topBar + headerHeight + 16}px) - ${summaryHeight + 2}px)`;

/** Height in px of the line with the title on phones. */
const phoneTitleHeight = 52;

/** Height in px of the bar with the print button, which phones show at the bottom of the window. */
export const actionBarHeight = 61;

const createPhoneQuery = (theme: Theme) => theme.breakpoints.down('md');

/** Media query for phones that are high enough for a fixed action bar. */
export const phoneWithFixedBarQuery = (theme: Theme) => `${createPhoneQuery(theme)} and (min-height: 560px)`;
/** Media query for phones on which a sticky preview leaves enough height for the settings. */
export const phoneWithStickyPreviewQuery = (theme: Theme) => `${createPhoneQuery(theme)} and (min-height: 700px)`;
/** Media query for windows in which the preview is next to the settings and sticky. */
export const windowWithStickyPreviewQuery = (theme: Theme) => `${theme.breakpoints.up('md')} and (min-height: 700px)`;

/**
 * Media query for windows in which the header with the actions is sticky too. It excludes large text, with which the
 * header can have several lines.
 */
export const windowWithStickyHeaderQuery = (theme: Theme) =>
  `${windowWithStickyPreviewQuery(theme)} and (min-width: 51.25em)`;

/** Height of the sticky preview on a phone. It leaves a third of the window or more to the settings. */
export const phonePreviewHeight = `min(70vh - ${sizes.topBar + actionBarHeight}px - ${navBottomHeight}, 380px)`;

/** Height of a sheet of A4 in portrait format on a phone, with its ruler, next to a caption of 124 px. */
export const tallSheetHeight = 'calc((100vw - 180px) * 1.42 + 36px)';

/** Height of the preview of a sheet in portrait format on a phone. It leaves the top of the next card visible. */
export const tallPhonePreviewHeight = `min(100vh - ${sizes.topBar + phoneTitleHeight + actionBarHeight + 90}px - ${navBottomHeight}, ${tallSheetHeight} + 102px)`;

/**
 * Media query for phones on which the sticky preview gets smaller while the page is scrolled. It excludes large text,
 * which needs the full height of the preview.
 */
export const phoneWithCompactPreviewQuery = (theme: Theme) =>
  `${phoneWithStickyPreviewQuery(theme)} and (min-width: 19.0625em)`;

/** Height in px of the sticky preview on a phone while the page is scrolled. The settings keep half of the window. */
export const compactPreviewHeight = 152;

/** CSS variable with the height of a message on the fixed action bar of a phone. */
export const phoneNoticeHeightVariable = '--phone-notice-height';

/** Minimum space in px between a focused control and the bars at the top and the bottom of the window. */
const focusClearance = 12;

/** Styles that keep focused controls clear of sticky and fixed bars. */
export const scrollMarginStyles = (theme: Theme) => ({
  '& :is(input, textarea, button, a, summary, details, h2, [role=combobox])': {
    scrollMarginBlock: `${sizes.topBar + focusClearance}px ${focusClearance}px`,
    [windowWithStickyHeaderQuery(theme)]: {
      scrollMarginBlockStart: `${sizes.topBar + headerHeight + focusClearance}px`,
    },
    [createPhoneQuery(theme)]: { scrollMarginBlockEnd: `calc(${navBottomHeight} + ${focusClearance}px)` },
    [phoneWithFixedBarQuery(theme)]: {
      scrollMarginBlockEnd: `calc(${navBottomHeight} + ${actionBarHeight + focusClearance}px + var(${phoneNoticeHeightVariable}, 0px))`,
    },
    [phoneWithStickyPreviewQuery(theme)]: {
      scrollMarginBlockStart: `calc(${phonePreviewHeight} + ${sizes.topBar + focusClearance}px)`,
    },
    [phoneWithCompactPreviewQuery(theme)]: {
      scrollMarginBlockStart: `${compactPreviewHeight + sizes.topBar + focusClearance}px`,
    },
  },
  // Makes an opened group scroll to the lower edge of the preview, so that no part of the previous group is visible.
  '&& details': {
    [phoneWithCompactPreviewQuery(theme)]: {
      // Subtracts the scroll padding of the document (3 spacing units), which the browser adds.
      scrollMarginBlockStart: `calc(${compactPreviewHeight + sizes.topBar}px - ${theme.spacing(3)})`,
    },
  },
});

/** Styles that undo the padding of the page at the top and at the bottom, and on phones also at the sides. */
export const withoutPagePaddingStyles = {
  marginBlockStart: 'calc(-1 * var(--page-start, 0px))',
  marginBlockEnd: 'calc(-1 * var(--page-end, 0px))',
  marginInline: { xs: 'calc(-1 * var(--page-sides, 0px))', md: 0 },
  paddingBlockEnd: { xs: `calc(72px + var(${phoneNoticeHeightVariable}, 0px))`, md: 2 },
};

/** Styles that place the preview and the settings side by side, or on phones one below the other. */
export const columnsStyles = (theme: Theme) => ({
  display: { xs: 'block', md: 'grid' },
  gridTemplateColumns: 'minmax(0, 1fr) 304px',
  alignItems: 'start',
  gap: 2,
  [widePreviewQuery(theme)]: {
    gridTemplateColumns: 'minmax(0, 1fr) 344px',
    alignItems: 'stretch',
  },
});

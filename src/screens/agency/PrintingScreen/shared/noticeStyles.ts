import type { Theme } from '@mui/material/styles';

import { navBottomHeight, radii, shadows } from '~/components/theme/tokens';

import { actionBarHeight, phoneNoticeHeightVariable, phoneWithFixedBarQuery, widePreviewQuery } from './screenStyles';

/** Minimum height in px of a message over a wide preview, and of the line with the measurements, which it covers. */
export const noticeHeight = 72;

/** Height in px below a narrow preview for a message. */
export const narrowNoticeHeight = 140;

/** Styles of a message that floats over the page as a card. */
const noticeCardStyles = {
  '&:empty': { display: 'none' },
  overflow: 'hidden auto',
  border: '1px solid',
  borderColor: 'tone.line',
  borderRadius: 1,
} as const;

/**
 * Styles of the messages about a PDF on phones. They are a card below the preview. A bar, which can be closed, is on the
 * fixed action bar instead.
 */
export const phoneNoticesStyles = (theme: Theme) => ({
  ...noticeCardStyles,
  [phoneWithFixedBarQuery(theme)]: {
    '&:has(> section)': {
      position: 'fixed' as const,
      insetInline: 0,
      insetBlockEnd: `calc(${navBottomHeight} + ${actionBarHeight}px)`,
      zIndex: theme.zIndex.appBar,
      maxHeight: '50vh',
      borderInline: 0,
      borderRadius: `${radii.card}px ${radii.card}px 0 0`,
      boxShadow: shadows.float,
      // Cuts the shadow off below, so that it does not darken the action bar.
      clipPath: 'inset(-48px 0 0)',
    },
  },
});

/**
 * Styles of the screen that keep focused controls clear of a bar on the action bar. The controls below the sheet do not
 * scroll, so the bar makes room for them.
 */
export const phoneNoticeScreenStyles = {
  '&:has([data-phone-notices] > section)': { [phoneNoticeHeightVariable]: '176px' },
  '&:has([data-sheet-caption] :focus-visible) [data-phone-notices]:has(> section)': { position: 'static' },
} as const;

/**
 * Styles of the messages and the job bar. They float over the lower edge of a wide preview, or are a card below a narrow
 * one, so that neither the sheet nor the sticker moves.
 */
export const noticesStyles = (theme: Theme) => ({
  order: 2,
  flex: 'none',
  position: 'relative' as const,
  zIndex: 1,
  height: 0,
  '& > div': {
    ...noticeCardStyles,
    position: 'absolute' as const,
    insetInline: 0,
    insetBlockStart: theme.spacing(1.5),
    boxShadow: shadows.light,
  },
  // The box without height is sticky, so that its content stays in the window.
  [widePreviewQuery(theme)]: {
    position: 'sticky' as const,
    insetBlockEnd: 0,
    '& > div': { insetBlock: 'auto 0', border: 0, borderRadius: 0 },
    '& > div:not(:empty)': { display: 'grid', minHeight: noticeHeight },
  },
});

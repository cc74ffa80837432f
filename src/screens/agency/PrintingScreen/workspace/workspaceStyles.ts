import type { Theme } from '@mui/material/styles';

import { sizes } from '~/components/theme/tokens';

/** Wide enough for sheet and close-up side by side: 920 px of container width. */
export const wideWorkspace = (theme: Theme) => theme.containerQueries.up(920);

/** Height in px of the header with title and actions. */
export const headerHeight = 72;

/** Height in px of the action bar at the bottom of a phone. */
const barHeight = 66;

const phone = (theme: Theme) => theme.breakpoints.down('md');

/** Phones high enough for a fixed action bar. */
export const phoneWithBar = (theme: Theme) => `${phone(theme)} and (min-height: 560px)`;
/** Phones high enough for a sticky preview as well. */
export const phoneWithPreview = (theme: Theme) => `${phone(theme)} and (min-height: 700px)`;
/** Windows with a sticky preview next to the settings. */
export const besidePreview = (theme: Theme) => `${theme.breakpoints.up('md')} and (min-height: 700px)`;

/** Height in px of the action bar and the navigation, which are fixed at the bottom. */
const bottomBars = sizes.navBottom + barHeight;

/** Height of the preview on a phone; leaves two fifths of the window to the settings. */
export const phonePreviewHeight = `min(60vh - ${sizes.topBar + bottomBars}px, 360px)`;

/** Space in px between a focused control and the bars. */
const clearance = 12;

/** Scroll margins that keep focused controls clear of sticky and fixed bars. */
export const scrollMargins = (theme: Theme) => ({
  '& :is(input, textarea, button, a, summary, details, h2, [role=combobox])': {
    scrollMarginBlock: `${sizes.topBar + clearance}px`,
    [phone(theme)]: { scrollMarginBlockEnd: `${sizes.navBottom + clearance}px` },
    [phoneWithBar(theme)]: { scrollMarginBlockEnd: `${bottomBars + clearance}px` },
    [phoneWithPreview(theme)]: {
      scrollMarginBlockStart: `calc(${phonePreviewHeight} + ${sizes.topBar + clearance}px)`,
    },
  },
});

/** Fills the window without the page's padding, on a phone edge to edge. */
export const withoutPagePadding = {
  marginBlockStart: 'calc(-1 * var(--page-start, 0px))',
  marginBlockEnd: 'calc(-1 * var(--page-end, 0px))',
  marginInline: { xs: 'calc(-1 * var(--page-sides, 0px))', md: 0 },
  paddingBlockEnd: { xs: 9, md: 2 },
};

/** Preview and settings side by side, stacked on a phone. */
export const columns = (theme: Theme) => ({
  display: { xs: 'block', md: 'grid' },
  gridTemplateColumns: 'minmax(0, 1fr) 304px',
  alignItems: 'start',
  gap: 2,
  [wideWorkspace(theme)]: {
    gridTemplateColumns: 'minmax(0, 1fr) 344px',
    alignItems: 'stretch',
    height: `calc(100vh - ${sizes.topBar + headerHeight + 16}px)`,
    minHeight: 620,
  },
});

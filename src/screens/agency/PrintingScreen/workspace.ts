import type { Theme } from '@mui/material/styles';

import { sizes } from '~/components/theme/tokens';

/** From this width of the workspace, whatever stands beside it, sheet and close-up are side by side. */
export const wideWorkspace = (theme: Theme) => theme.containerQueries.up(920);

/** Height in px of the line with the title and the actions. */
export const headHeight = 72;

/** Height in px of the bar with the way to print, at the bottom of a phone. */
const barHeight = 66;

const onAPhone = (theme: Theme) => theme.breakpoints.down('md');

/** Windows of a phone's width that are tall enough for a bar which stays. */
export const phoneWithBar = (theme: Theme) => `${onAPhone(theme)} and (min-height: 560px)`;
/** Those that are tall enough for a board which stays as well. */
export const phoneWithBoard = (theme: Theme) => `${onAPhone(theme)} and (min-height: 700px)`;
/** Windows beside whose settings the board stays in sight. */
export const besideBoard = (theme: Theme) => `${theme.breakpoints.up('md')} and (min-height: 700px)`;

/** What stands over the page at its lower edge, bar and navigation, in px. */
const below = sizes.navBottom + barHeight;

/** On a phone two fifths of the window are left to the settings, whatever else stays in sight. */
export const phoneBoard = `min(58vh - ${sizes.topBar + below}px, 340px)`;

/** Between a focused control and what would cover it. */
const clear = 12;

/** A control that is focused is scrolled out from under what stays in sight. */
export const keepsFocusInSight = (theme: Theme) => ({
  '& :is(input, textarea, button, a, summary, details, h2, [role=combobox])': {
    scrollMarginBlock: `${sizes.topBar + clear}px`,
    [onAPhone(theme)]: { scrollMarginBlockEnd: `${sizes.navBottom + clear}px` },
    [phoneWithBar(theme)]: { scrollMarginBlockEnd: `${below + clear}px` },
    [phoneWithBoard(theme)]: { scrollMarginBlockStart: `calc(${phoneBoard} + ${sizes.topBar + clear}px)` },
  },
});

import type { Theme } from '@mui/material/styles';

/** From this width of the workspace, whatever stands beside it, sheet and close-up are side by side. */
export const wideWorkspace = (theme: Theme) => theme.containerQueries.up(920);

/** Height in px of the line with the title and the actions. */
export const headHeight = 72;

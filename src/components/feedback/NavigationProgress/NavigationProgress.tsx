import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';

import { useLasting } from '../useLasting';
import { waitingPulse } from '../waitingPulse';
import { navigationProgressCopy as copy } from './NavigationProgress.copy';

export type NavigationProgressProps = {
  /** Whether a page was asked for and is not here yet. */
  waiting: boolean;
};

/** Says that the next page is on its way, once it has been for long enough to wonder; over the page, which stays put. */
export function NavigationProgress({ waiting }: NavigationProgressProps) {
  const shows = useLasting(waiting);
  return (
    <Box
      role="status"
      sx={{
        position: 'fixed',
        insetBlockStart: 16,
        insetInline: 16,
        zIndex: 'snackbar',
        display: 'grid',
        justifyItems: 'center',
        pointerEvents: 'none',
      }}
    >
      {shows && (
        <Paper
          variant="outlined"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.25,
            paddingBlock: 1,
            paddingInline: 2,
            typography: 'body2',
            fontWeight: 600,
            color: 'text.primary',
          }}
        >
          <Box component="span" sx={waitingPulse}>
            <FinderPattern size={14} colour="primary.main" />
          </Box>
          <span>{copy.text}</span>
        </Paper>
      )}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';

import { useDelayed } from '../useDelayed';
import { pulseAnimation } from '../pulseAnimation';
import { navigationProgressCopy as copy } from './NavigationProgress.copy';

export type NavigationProgressProps = { isLoading: boolean };

/**
 * Overlay that announces that a page or a dialog loads slowly. Its live region is always rendered, because screen
 * readers only announce changes in regions that already exist.
 */
export function NavigationProgress({ isLoading }: NavigationProgressProps) {
  const isShown = useDelayed(isLoading);
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
      {isShown && (
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
          <Box component="span" sx={pulseAnimation}>
            <FinderPattern size={14} colour="primary.main" />
          </Box>
          <span>{copy.text}</span>
        </Paper>
      )}
    </Box>
  );
}

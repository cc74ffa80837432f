import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Snackbar from '@mui/material/Snackbar';
import Typography from '@mui/material/Typography';
import CloseIcon from 'lucide-react/icons/x';

import { fixed, shadows, sizes } from '~/components/theme/tokens';

import { undoSnackbarCopy as copy } from './UndoSnackbar.copy';

export type UndoSnackbarProps = {
  /** What has been done, for as long as it can be taken back; none shows nothing. */
  text: string | undefined;
  /** How much is taken back at once. */
  takesBack?: 'one' | 'several';
  onUndo: () => void;
  onClose: () => void;
  /** Its time is over; the focus is elsewhere then. */
  onExpire: () => void;
};

/** How long it stays, in ms. The pointer or the focus on it stops the clock. */
const stay = 12_000;

/** Height in px of a bar of chosen rows, and a gap. */
const dockedBar = 76;

/**
 * Says what was done and takes it back. On phones it stands above the navigation. It belongs before the screen's heading,
 * to which the focus goes: the way back to it is short.
 */
export function UndoSnackbar({ text, takesBack = 'one', onUndo, onClose, onExpire }: UndoSnackbarProps) {
  return (
    <Snackbar
      key={text}
      open={text !== undefined}
      autoHideDuration={stay}
      onClose={(_, reason) => reason === 'timeout' && onExpire()}
      sx={(theme) => ({
        // Under dialogs and sheets: while one is open it can neither be reached nor be allowed to cover a field.
        zIndex: theme.zIndex.drawer - 1,
        [theme.breakpoints.down('md')]: {
          insetBlockEnd: `calc(${sizes.navBottom + 20}px + env(safe-area-inset-bottom))`,
          // Over what is docked there, which is pressed at the same time.
          ':root:has([data-docked]) &': {
            insetBlockEnd: `calc(${sizes.navBottom + 20 + dockedBar}px + env(safe-area-inset-bottom))`,
          },
          '& button': { minBlockSize: sizes.controlTouch },
        },
      })}
    >
      <Paper
        role="status"
        sx={(theme) => ({
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          inlineSize: '100%',
          padding: '6px 8px 6px 16px',
          color: fixed.white,
          backgroundColor: theme.vars.palette.tone.navRaised,
          boxShadow: shadows.float,
          '& button': { color: fixed.white, '&:focus-visible': { outlineColor: fixed.navAccent } },
          '& button:hover': { backgroundColor: fixed.night3, color: fixed.white },
        })}
      >
        <Typography variant="body2" sx={{ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
        <Button variant="text" size="small" onClick={onUndo}>
          {copy.undo[takesBack]}
        </Button>
        <IconButton aria-label={copy.close} onClick={onClose}>
          <CloseIcon size="1.25rem" />
        </IconButton>
      </Paper>
    </Snackbar>
  );
}

import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Snackbar from '@mui/material/Snackbar';
import Typography from '@mui/material/Typography';
import CloseIcon from 'lucide-react/icons/x';

import { fixedColours, navBottomHeight, shadows, sizes } from '~/components/theme/tokens';

import { undoSnackbarCopy as copy } from './UndoSnackbar.copy';

export type UndoSnackbarProps = {
  open: boolean;
  /** Message about the change that can be undone, such as 'Harbour Tags deleted'. */
  text: string;
  /** Number of deletions that the button reverts. With 'several', its label is 'Undo all'. */
  scope?: 'one' | 'several';
  /** True while a bar is docked at the bottom of the window on phones. The snackbar is then above the bar. */
  isAboveBar?: boolean;
  /** True to show the snackbar until the user closes it. */
  isPersistent?: boolean;
  onUndo: () => void;
  onClose: () => void;
  /** Called when the display time is over. Hovering or focusing the snackbar pauses the time. */
  onExpire: () => void;
};

/** Display time in ms. */
const displayTime = 12_000;

/** Height in px of the docked selection bar and the gap above it. */
const selectionBarSpace = 76;

/**
 * Snackbar that can undo a deletion. Render it before the page's heading: after a deletion, the heading gets the focus,
 * and Shift+Tab then reaches the snackbar.
 */
export function UndoSnackbar(props: UndoSnackbarProps) {
  const { open, text, scope = 'one', isAboveBar = false, isPersistent = false, onUndo, onClose, onExpire } = props;
  const bottomGap = 12 + (isAboveBar ? selectionBarSpace : 0);
  return (
    <Snackbar
      key={text}
      open={open}
      autoHideDuration={isPersistent ? null : displayTime}
      onClose={(_, reason) => reason === 'timeout' && onExpire()}
      sx={(theme) => ({
        // Layers the snackbar below dialogs and drawers, so that it does not cover their fields.
        zIndex: theme.zIndex.drawer - 1,
        // Hides the snackbar while a dialog is open, since the dialog's backdrop would cover it.
        'body:has(.MuiDialog-root) &': { visibility: 'hidden' },
        // Places the snackbar next to the navigation, whose width is `--content-start`; OfficeShell sets this variable.
        [theme.breakpoints.up('md')]: { insetInlineStart: 'calc(var(--content-start, 0px) + 24px)' },
        [theme.breakpoints.down('md')]: {
          insetBlockEnd: `calc(${navBottomHeight} + ${bottomGap}px)`,
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
          color: fixedColours.white,
          backgroundColor: theme.vars.palette.tone.navRaised,
          boxShadow: shadows.float,
          '& button': { color: fixedColours.white, '&:focus-visible': { outlineColor: fixedColours.navAccent } },
          '& button:hover': { backgroundColor: fixedColours.night3, color: fixedColours.white },
        })}
      >
        <Typography variant="body2" sx={{ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
        <Button variant="text" size="small" onClick={onUndo}>
          {copy.undo[scope]}
        </Button>
        <IconButton aria-label={copy.close} onClick={onClose}>
          <CloseIcon size="1.25rem" />
        </IconButton>
      </Paper>
    </Snackbar>
  );
}

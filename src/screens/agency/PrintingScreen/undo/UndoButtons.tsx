import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import RedoIcon from 'lucide-react/icons/redo-2';
import UndoIcon from 'lucide-react/icons/undo-2';
import { useLayoutEffect, useRef } from 'react';

import { visuallyHidden } from '~/components/a11y/visuallyHidden';
import { Tooltip } from '~/components/feedback/Tooltip/Tooltip';
import type { UndoDirection } from '~/domain/printing/state/undoHistory';

import { undoButtonsCopy as copy } from './UndoButtons.copy';
import { useUndoShortcuts } from './useUndoShortcuts';
import type { UndoControls } from './useUndoableState';

export type UndoButtonsProps = UndoControls;

const icons = { undo: UndoIcon, redo: RedoIcon };
const shortcutNames = { undo: 'Control+Z Meta+Z', redo: 'Control+Shift+Z Meta+Shift+Z Control+Y' };

/** Buttons and keyboard shortcuts for undo and redo. Screen readers announce the change that was undone or redone. */
export function UndoButtons({ undoChange, redoChange, lastMove, onMove }: UndoButtonsProps) {
  const undoRef = useRef<HTMLButtonElement>(null);
  const previousFocusRef = useRef<Element>(null);

  function move(direction: UndoDirection) {
    previousFocusRef.current = document.activeElement;
    onMove(direction);
  }
  useUndoShortcuts(move);
  // Focuses the undo button if undo or redo has removed the focused field, for example by turning the barcode off.
  useLayoutEffect(() => {
    if (lastMove && previousFocusRef.current?.isConnected === false) undoRef.current?.focus({ preventScroll: true });
  }, [lastMove]);

  const renderButton = (direction: UndoDirection, change: typeof undoChange) => {
    const Icon = icons[direction];
    return (
      <Tooltip title={copy.tooltip(direction, change)}>
        <IconButton
          ref={direction === 'undo' ? undoRef : undefined}
          aria-label={copy.label(direction)}
          aria-keyshortcuts={shortcutNames[direction]}
          aria-disabled={change === undefined}
          onClick={change && (() => move(direction))}
        >
          <Icon size="1.25rem" />
        </IconButton>
      </Tooltip>
    );
  };
  return (
    <Box role="group" aria-label={copy.group} sx={{ display: 'flex' }}>
      {renderButton('undo', undoChange)}
      {renderButton('redo', redoChange)}
      <Box role="status" sx={visuallyHidden}>
        {lastMove && <span key={lastMove.id}>{copy.announcement(lastMove.direction, lastMove.change)}</span>}
      </Box>
    </Box>
  );
}

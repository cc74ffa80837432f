import { useReducer } from 'react';

import type { Design } from '~/domain/printing/design/design';
import type { PrintingAction, PrintingState } from '~/domain/printing/state/printingState';
import { findNextStep, startHistory, undoReducer } from '~/domain/printing/state/undoHistory';
import type { UndoDirection, UndoHistory } from '~/domain/printing/state/undoHistory';

import { useGestureId } from './useGestureId';

/**
 * Returns the state of the printing screen, `dispatch` for its actions, and the props of the undo buttons.
 * `reopenDesign` returns a copy of a design with a new blob URL, for a design whose URL was revoked.
 */
export function useUndoableState(reopenDesign: (design: Design) => Design, createInitialState: () => PrintingState) {
  const [history, dispatchToHistory] = useReducer(undoReducer, undefined, (): UndoHistory =>
    startHistory(createInitialState()),
  );
  const getGestureId = useGestureId();

  function moveInHistory(direction: UndoDirection) {
    const design = findNextStep(history, direction)?.restoredState.design;
    // The URL of a design is revoked when the design is replaced or removed, so a restored design gets a new one.
    const isUnchanged = design === history.state.design;
    dispatchToHistory({ type: direction, reopenedDesign: design && !isUnchanged ? reopenDesign(design) : undefined });
  }

  return {
    state: history.state,
    dispatch: (action: PrintingAction) => dispatchToHistory({ type: 'change', action, gesture: getGestureId() }),
    undo: {
      undoChange: findNextStep(history, 'undo')?.change,
      redoChange: findNextStep(history, 'redo')?.change,
      lastMove: history.lastMove,
      onMove: moveInHistory,
    },
  };
}

export type UndoControls = ReturnType<typeof useUndoableState>['undo'];

import { createContext, use } from 'react';

import type { ChangeResult } from '../data/entityData';

export type UndoableChange = {
  kind: 'deleted' | 'paid' | 'cancelled';
  /** Text for the snackbar: the name of the changed row, or the number of rows, such as '12 customers'. */
  subject: string;
  /** Restores the rows as they were, in their old positions. */
  undo: () => Promise<ChangeResult>;
};

/** Function that offers to undo a change; null outside of an UndoProvider. */
export const UndoContext = createContext<((change: UndoableChange) => void) | null>(null);

/** Returns the function of the UndoProvider that offers to undo a change. Throws if there is no UndoProvider. */
export function useOfferUndo(): (change: UndoableChange) => void {
  const offerUndo = use(UndoContext);
  if (!offerUndo) throw new Error('useOfferUndo needs an UndoProvider.');
  return offerUndo;
}

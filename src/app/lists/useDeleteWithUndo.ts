import { createContext, use } from 'react';

import { useConfirm } from '~/components/feedback/ConfirmProvider/useConfirm';

import type { EntityData } from '../data/appData';
import { deletionCopy as copy } from './deletion.copy';

export type Deletion = {
  /** Name of the deleted row, for the snackbar. */
  name: string;
  /** Restores the row in its old position. */
  undo: () => Promise<void>;
};

/** Function that offers Undo for a deletion; null outside of a DeletionProvider. */
export const DeletionContext = createContext<((deletion: Deletion) => void) | null>(null);

/** Returns a function that deletes a row of an entity after confirmation, and offers to undo it. */
export function useDeleteWithUndo<Row extends { id: string }>(
  { remove }: EntityData<Row>,
  nameOf: (row: Row) => string,
) {
  const { confirm } = useConfirm();
  const offerUndo = use(DeletionContext);
  if (!offerUndo) throw new Error('useDeleteWithUndo needs a DeletionProvider.');
  const onDelete = async (row: Row) => {
    if (!(await confirm(copy.question(nameOf(row)), copy.labels))) return;
    const { undo } = await remove([row.id]);
    offerUndo({ name: nameOf(row), undo });
  };
  return (row: Row) => void onDelete(row);
}

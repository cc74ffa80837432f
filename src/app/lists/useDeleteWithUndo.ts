import { createContext, use } from 'react';

import { useConfirm } from '~/components/feedback/ConfirmProvider/useConfirm';
import type { Collection } from '~/domain/data/collection';

import { deletionCopy as copy } from './deletion.copy';

export type Deletion = {
  /** Name of the deleted row, for the snackbar. */
  name: string;
  /** Adds the row to its collection again. */
  restore: () => Promise<void>;
};

/** Function that offers Undo for a deletion; null outside of a DeletionProvider. */
export const DeletionContext = createContext<((deletion: Deletion) => void) | null>(null);

/** Returns a function that deletes a row after confirmation, and offers Undo to restore it in its old position. */
export function useDeleteWithUndo<Row extends { id: string }>(
  collection: Collection<Row>,
  nameOf: (row: Row) => string,
) {
  const { confirm } = useConfirm();
  const offerUndo = use(DeletionContext);
  if (!offerUndo) throw new Error('useDeleteWithUndo needs a DeletionProvider.');
  const onDelete = async (row: Row) => {
    if (!(await confirm(copy.question(nameOf(row)), copy.labels))) return;
    await collection.remove(row.id);
    offerUndo({ name: nameOf(row), restore: () => collection.add(row) });
  };
  return (row: Row) => void onDelete(row);
}

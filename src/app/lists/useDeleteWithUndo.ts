import { createContext, use } from 'react';

import { useConfirm } from '~/components/feedback/ConfirmProvider/useConfirm';
import type { Collection } from '~/domain/data/collection';

import { deletionCopy as copy } from './deletion.copy';

export type Deletion = { name: string; restore: () => Promise<void> };

/** Offers Undo for a deletion. */
export const DeletionContext = createContext<((deletion: Deletion) => void) | null>(null);

/** Deletes a row after confirmation and offers Undo, which restores the row in its old position. */
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

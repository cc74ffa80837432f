import { createContext, use } from 'react';

import { useConfirm } from '~/components/feedback/ConfirmProvider/useConfirm';
import type { Collection } from '~/domain/data/collection';

import { deletionCopy as copy } from './deletion.copy';

/** Something that was deleted, by name, and the way to have it back. */
export type Deletion = { name: string; restore: () => Promise<void> };

/** Tells that something was deleted, and offers it back for a while. */
export const DeletionContext = createContext<((deletion: Deletion) => void) | null>(null);

/** Asks, deletes, and lets it be taken back: a row that comes back takes its old place. */
export function useDeletion<Row extends { id: string }>(collection: Collection<Row>, nameOf: (row: Row) => string) {
  const { confirm } = useConfirm();
  const offerBack = use(DeletionContext);
  if (!offerBack) throw new Error('useDeletion needs Deletions above it.');
  const onDelete = async (row: Row) => {
    if (!(await confirm(copy.question(nameOf(row)), copy.answers))) return;
    await collection.remove(row.id);
    offerBack({ name: nameOf(row), restore: () => collection.add(row) });
  };
  return (row: Row) => void onDelete(row);
}

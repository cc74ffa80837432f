import { useEffect, useState } from 'react';

import { UndoNotice } from '~/components/feedback/UndoNotice/UndoNotice';
import { useNotices } from '~/components/feedback/NoticeProvider/useNotices';
import type { Collection } from '~/domain/data/collection';

import { focusHeading } from '../focusHeading';
import { deletionCopy as copy } from './useDeletion.copy';

/**
 * Asks, deletes, and takes it back for as long as the notice stands, with all that was deleted while it stood: a row that
 * comes back takes its old place.
 */
export function useDeletion<Row extends { id: string }>(collection: Collection<Row>, nameOf: (row: Row) => string) {
  const { ask } = useNotices();
  // The latest first.
  const [deleted, setDeleted] = useState<readonly Row[]>([]);
  const [latest, ...others] = deleted;

  const onDelete = async (row: Row) => {
    if (!(await ask(copy.question(nameOf(row)), copy.answers))) return;
    await collection.remove(row.id);
    setDeleted((before) => [row, ...before]);
  };
  const close = () => {
    setDeleted([]);
    focusHeading();
  };
  // The button that was pressed has gone with its row.
  useEffect(() => {
    if (latest) focusHeading();
  }, [latest]);
  const undo = () => {
    close();
    void collection.transaction(({ add }) => deleted.forEach(add));
  };

  return {
    onDelete: (row: Row) => void onDelete(row),
    undoNotice: (
      <UndoNotice
        text={latest && copy.done(nameOf(latest), others.length)}
        takesBack={others.length === 0 ? 'one' : 'several'}
        onUndo={undo}
        onClose={close}
      />
    ),
  };
}

import { useEffect, useState } from 'react';

import { UndoNotice } from '~/components/feedback/UndoNotice/UndoNotice';
import { useNotices } from '~/components/feedback/NoticeProvider/useNotices';
import type { Collection } from '~/domain/data/collection';

import { focusHeading } from '../focusHeading';
import { deletionCopy as copy } from './useDeletion.copy';

/** Asks, deletes, and takes it back for as long as the notice stands: a row that comes back takes its old place. */
export function useDeletion<Row extends { id: string }>(collection: Collection<Row>, nameOf: (row: Row) => string) {
  const { ask } = useNotices();
  const [deleted, setDeleted] = useState<Row>();

  const onDelete = async (row: Row) => {
    if (!(await ask(copy.question(nameOf(row)), copy.answers))) return;
    await collection.remove(row.id);
    setDeleted(row);
  };
  const close = () => {
    setDeleted(undefined);
    focusHeading();
  };
  // The button that was pressed has gone with its row.
  useEffect(() => {
    if (deleted) focusHeading();
  }, [deleted]);
  const undo = () => {
    close();
    if (deleted) void collection.add(deleted);
  };

  return {
    onDelete: (row: Row) => void onDelete(row),
    undoNotice: <UndoNotice text={deleted && copy.done(nameOf(deleted))} onUndo={undo} onClose={close} />,
  };
}

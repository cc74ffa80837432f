import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

import { UndoSnackbar } from '~/components/feedback/UndoSnackbar/UndoSnackbar';

import { focusHeading } from '../page/focusHeading';
import { deletionCopy as copy } from './deletion.copy';
import { DeletionContext } from './useDeletion';
import type { Deletion } from './useDeletion';

/**
 * What was deleted on the pages below, to be had back for as long as the notice stands, with all that was deleted while
 * it stood. It stays when one goes to another page.
 */
export function Deletions({ children }: { children: ReactNode }) {
  // The latest first.
  const [deleted, setDeleted] = useState<readonly Deletion[]>([]);
  const [latest, ...others] = deleted;
  // The button that was pressed has gone with its row.
  useEffect(() => {
    if (latest) focusHeading();
  }, [latest]);
  const close = () => setDeleted([]);
  return (
    <DeletionContext value={(deletion) => setDeleted((before) => [deletion, ...before])}>
      <UndoSnackbar
        text={latest && copy.done(latest.name, others.length)}
        scope={others.length === 0 ? 'one' : 'several'}
        onUndo={() => {
          close();
          focusHeading();
          for (const { restore } of deleted) void restore();
        }}
        onClose={() => {
          close();
          focusHeading();
        }}
        onExpire={close}
      />
      {children}
    </DeletionContext>
  );
}

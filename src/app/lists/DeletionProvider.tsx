import { lazy, useEffect, useState } from 'react';
import type { ReactNode } from 'react';

import { LoadWhenOpen } from '~/components/feedback/LoadWhenOpen/LoadWhenOpen';
import { DockedBarContext } from '~/components/feedback/UndoSnackbar/dockedBar';

import { focusHeading } from '../page/focusHeading';
import { deletionCopy as copy } from './deletion.copy';
import { DeletionContext } from './useDeleteWithUndo';
import type { Deletion } from './useDeleteWithUndo';

const UndoSnackbar = lazy(() =>
  import('~/components/feedback/UndoSnackbar/UndoSnackbar').then((module) => ({ default: module.UndoSnackbar })),
);

/** Offers Undo for all rows deleted while the snackbar is open. The snackbar stays open during navigation. */
export function DeletionProvider({ children }: { children: ReactNode }) {
  // Latest first.
  const [deleted, setDeleted] = useState<readonly Deletion[]>([]);
  const [latest, ...others] = deleted;
  const [hasDockedBar, setHasDockedBar] = useState(false);
  // The clicked button has disappeared with its row.
  useEffect(() => {
    if (latest) focusHeading();
  }, [latest]);
  const close = () => setDeleted([]);
  return (
    <DeletionContext value={(deletion) => setDeleted((before) => [deletion, ...before])}>
      <LoadWhenOpen open={latest !== undefined}>
        <UndoSnackbar
          text={latest && copy.done(latest.name, others.length)}
          isAboveBar={hasDockedBar}
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
      </LoadWhenOpen>
      <DockedBarContext value={setHasDockedBar}>{children}</DockedBarContext>
    </DeletionContext>
  );
}

import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

import { useConfirm } from '~/components/feedback/ConfirmProvider/useConfirm';
import { DockedBarContext } from '~/components/feedback/UndoSnackbar/dockedBar';
import { lazyOverlay } from '~/components/feedback/lazyOverlay/lazyOverlay';
import { preloadOnInteraction } from '~/components/feedback/lazyOverlay/preloadOnInteraction';

import { useAppData } from '../data/useAppData';
import { focusHeading } from '../page/focusHeading';
import { deletionCopy as copy } from './deletion.copy';
import { DeletionContext } from './useDeleteWithUndo';
import type { Deletion } from './useDeleteWithUndo';

const loadSnackbar = () =>
  import('~/components/feedback/UndoSnackbar/UndoSnackbar').then((module) => module.UndoSnackbar);
const loadConfirmDialog = () => import('~/components/feedback/ConfirmProvider/ConfirmDialog');

const UndoSnackbar = lazyOverlay(loadSnackbar);

/** Shows a snackbar whose Undo restores all rows deleted while it is open, also after a navigation to another list. */
export function DeletionProvider({ children }: { children: ReactNode }) {
  // The rows deleted while the snackbar is open, the latest first.
  const [deleted, setDeleted] = useState<readonly Deletion[]>([]);
  const [latest, ...others] = deleted;
  const { alert } = useConfirm();
  const { isKept } = useAppData();
  const [hasDockedBar, setHasDockedBar] = useState(false);
  useEffect(() => preloadOnInteraction(() => Promise.all([loadConfirmDialog(), loadSnackbar()])), []);
  // The clicked Delete button has disappeared with its row, so the focus moves to the page's heading.
  useEffect(() => {
    if (latest) focusHeading();
  }, [latest]);
  const closeSnackbar = () => setDeleted([]);
  /** Restores the latest deletion first, since an earlier one can refer to it. Says why if one can't be undone. */
  const undoAll = async (deletions: readonly Deletion[]) => {
    for (const { undo } of deletions) {
      const result = await undo();
      if (!result.ok) await alert(copy.notUndone, 'warning', { detail: result.message });
    }
  };
  return (
    <DeletionContext value={(deletion) => setDeleted((before) => [deletion, ...before])}>
      <UndoSnackbar
        open={latest !== undefined}
        text={latest ? copy.done(latest.name, others.length) : ''}
        isAboveBar={hasDockedBar}
        // In a workspace, Undo is the only way to get deleted records back: a reload restores only samples.
        isLasting={isKept}
        scope={others.length === 0 ? 'one' : 'several'}
        onUndo={() => {
          closeSnackbar();
          focusHeading();
          void undoAll(deleted);
        }}
        onClose={() => {
          closeSnackbar();
          focusHeading();
        }}
        onExpire={closeSnackbar}
      />
      <DockedBarContext value={setHasDockedBar}>{children}</DockedBarContext>
    </DeletionContext>
  );
}

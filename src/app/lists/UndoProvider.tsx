import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

import { useConfirm } from '~/components/feedback/ConfirmProvider/useConfirm';
import { DockedBarContext } from '~/components/feedback/UndoSnackbar/dockedBar';
import { lazyOverlay } from '~/components/feedback/lazyOverlay/lazyOverlay';
import { preloadOnInteraction } from '~/components/feedback/lazyOverlay/preloadOnInteraction';

import { useAppData } from '../data/useAppData';
import { focusHeading } from '../page/focusHeading';
import { undoCopy as copy } from './undo.copy';
import { UndoContext } from './useOfferUndo';
import type { UndoableChange } from './useOfferUndo';

const loadSnackbar = () =>
  import('~/components/feedback/UndoSnackbar/UndoSnackbar').then((module) => module.UndoSnackbar);
const loadConfirmDialog = () => import('~/components/feedback/ConfirmProvider/ConfirmDialog');

const UndoSnackbar = lazyOverlay(loadSnackbar);

/** Shows a snackbar with Undo after a change. Undo reverts all changes made while the snackbar is open, in any list. */
export function UndoProvider({ children }: { children: ReactNode }) {
  // Changes made while the snackbar is open, the latest first.
  const [changes, setChanges] = useState<readonly UndoableChange[]>([]);
  const [latestChange, ...earlierChanges] = changes;
  const { alert } = useConfirm();
  const { keepsChanges } = useAppData();
  const [hasDockedBar, setHasDockedBar] = useState(false);
  useEffect(() => preloadOnInteraction(() => Promise.all([loadConfirmDialog(), loadSnackbar()])), []);
  // Moves the focus to the page's heading, since the clicked Delete button has disappeared with its row.
  useEffect(() => {
    if (latestChange?.kind === 'deleted') focusHeading();
  }, [latestChange]);
  const closeSnackbar = () => setChanges([]);
  /**
   * Reverts the changes, the latest first: a record that was deleted earlier can refer to one that was deleted later.
   * Shows an alert if a change cannot be undone.
   */
  const undoAll = async () => {
    for (const { undo } of changes) {
      const result = await undo();
      if (!result.ok) await alert(copy.notUndone, 'warning', { detail: result.message });
    }
  };
  return (
    <UndoContext value={(change) => setChanges((changesBefore) => [change, ...changesBefore])}>
      <UndoSnackbar
        open={latestChange !== undefined}
        text={latestChange ? copy.describeChanges(latestChange, earlierChanges) : ''}
        isAboveBar={hasDockedBar}
        // In a workspace, the snackbar stays until it is closed: Undo is the only way to get deleted records back.
        isPersistent={keepsChanges}
        scope={earlierChanges.length === 0 ? 'one' : 'several'}
        onUndo={() => {
          closeSnackbar();
          focusHeading();
          void undoAll();
        }}
        onClose={() => {
          closeSnackbar();
          focusHeading();
        }}
        onExpire={closeSnackbar}
      />
      <DockedBarContext value={setHasDockedBar}>{children}</DockedBarContext>
    </UndoContext>
  );
}

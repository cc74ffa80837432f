import DialogContent from '@mui/material/DialogContent';
import { useRef, useState } from 'react';

import { ClosableDialog } from '~/components/feedback/ClosableDialog/ClosableDialog';
import { useLatestTask } from '~/components/inputs/useLatestTask';
import type { PrintRun } from '~/domain/printing/codes/printRun';
import type { RecordedRun } from '~/domain/printing/runs/recordedRun';

import type { RunContents } from '../controller/runEffects';
import type { RunHistoryControls } from '../controller/useRunHistory';
import { ReprintPanel } from './ReprintPanel';
import { RunList } from './RunList';
import { reprintCopy, runsCopy as copy } from './runs.copy';

export type RunsDialogProps = {
  open: boolean;
  controls: RunHistoryControls;
  onClose: () => void;
  /**
   * Called when the dialog has closed after the user chose stickers to reprint. Moves the focus, since the button that
   * opened the dialog is gone.
   */
  onReprinted: () => void;
};

/** Dialog with the recorded runs. 'Reprint' shows a form for one of them in the same dialog. */
export function RunsDialog({ open, controls, onClose, onReprinted }: RunsDialogProps) {
  const [run, setRun] = useState<RecordedRun>();
  const hasReprinted = useRef(false);
  const titleRef = useRef<HTMLHeadingElement>(null);
  // Keeps the focus in the dialog when the list or the form disappears together with the clicked button.
  const focusTitle = () => titleRef.current?.focus({ preventScroll: true });
  const { start: startReprint, cancel: cancelReprint } = useLatestTask();

  const closeDialog = () => {
    cancelReprint();
    onClose();
  };

  async function reprint(recordedRun: RecordedRun, stickersToReprint: PrintRun, picture: RunContents['picture']) {
    const isLatest = startReprint();
    const content = await controls.readReprint(recordedRun, stickersToReprint, picture);
    if (!isLatest()) return;
    hasReprinted.current = true;
    controls.onReprint(content);
    onClose();
  }

  return (
    <ClosableDialog
      open={open}
      title={run ? reprintCopy.title : copy.title}
      titleRef={titleRef}
      backButton={
        run && {
          label: reprintCopy.back,
          onClick: () => {
            cancelReprint();
            setRun(undefined);
            focusTitle();
          },
        }
      }
      onClose={closeDialog}
      onClosed={() => {
        setRun(undefined);
        if (hasReprinted.current) onReprinted();
        hasReprinted.current = false;
      }}
    >
      <DialogContent>
        {run ? (
          <ReprintPanel
            run={run}
            read={controls.history.read}
            onReprint={(stickersToReprint, picture) => void reprint(run, stickersToReprint, picture)}
          />
        ) : (
          <RunList
            controls={controls}
            onReprint={(chosenRun) => {
              setRun(chosenRun);
              focusTitle();
            }}
          />
        )}
      </DialogContent>
    </ClosableDialog>
  );
}

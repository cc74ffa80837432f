import DialogContent from '@mui/material/DialogContent';
import { useRef, useState } from 'react';

import { ClosableDialog } from '~/components/feedback/ClosableDialog/ClosableDialog';
import type { RecordedRun } from '~/domain/printing/runs/recordedRun';

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
  return (
    <ClosableDialog
      open={open}
      title={run ? reprintCopy.title : copy.title}
      titleRef={titleRef}
      backButton={
        run && {
          label: reprintCopy.back,
          onClick: () => {
            setRun(undefined);
            focusTitle();
          },
        }
      }
      onClose={onClose}
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
            onReprint={(chosen, picture) => {
              hasReprinted.current = true;
              void controls.reprint(run, chosen, picture).then(onClose);
            }}
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

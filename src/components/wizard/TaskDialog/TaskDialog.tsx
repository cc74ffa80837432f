import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode } from 'react';

import { withoutSecondClick } from '~/components/links/secondClick';
import { taskDialogCopy } from './TaskDialog.copy';
import { TaskDescriptionList } from './TaskDescriptionList';
import type { TaskFact } from './TaskDescriptionList';
import { TaskProgressBar } from './TaskProgressBar';
import { useTask } from './useTask';
import type { Task, TaskState } from './useTask';

export type TaskDialogProps<Result> = {
  copy: {
    titles: Record<TaskState<Result>['step'], string>;
    /** Label of the button that starts the task. */
    confirm: string;
    /** Text after the user has cancelled. */
    cancelled: string;
  };
  /** Labels and values that describe the task, shown until there is a result. */
  facts: readonly TaskFact[];
  /** Total number of items of the task, shown in the progress bar until the task reports its own numbers. */
  total: number;
  task: Task<Result>;
  /** Returns the labels, the values and the buttons to show when the task is done. */
  renderResult: (result: Result) => { facts: readonly TaskFact[]; actions: ReactNode };
  /** Called on Close, on Escape and, before the start, on Cancel. While the task is running, Escape does nothing. */
  onClose: () => void;
};

/**
 * A dialog that asks for confirmation, runs a task, and shows the progress and then the result or the error. The user
 * can cancel the task.
 */
export function TaskDialog<Result>({ copy, facts, total, task, renderResult, onClose }: TaskDialogProps<Result>) {
  const titleId = useId();
  const { state, isSlow, runTask, cancelTask } = useTask(task);
  const isRunning = state.step === 'running';
  // Once all items are done, the task saves them together and can no longer be cancelled.
  const isSaving = isRunning && state.progress !== undefined && state.progress.done >= state.progress.total;
  // Shows the question until the task becomes slow, so that no progress bar flashes up before the result of a fast
  // task.
  const step = isRunning && !isSlow ? 'question' : state.step;
  const resultView = state.step === 'done' ? renderResult(state.result) : undefined;
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
      onClose={(_event, reason) => {
        if (reason === 'escapeKeyDown' && !isRunning) onClose();
      }}
    >
      {/*
       * The clicked button disappears with each step, so the focus moves to the new title, which screen readers then
       * read.
       */}
      <DialogTitle key={step} id={titleId} tabIndex={-1} ref={focusOnMount} sx={{ outline: 'none' }}>
        {copy.titles[step]}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        {step === 'cancelled' && <Typography>{copy.cancelled}</Typography>}
        {state.step === 'failed' && (
          <Alert severity="error" sx={{ bgcolor: 'tone.badSoft', color: 'text.primary', overflowWrap: 'anywhere' }}>
            {state.reason ?? taskDialogCopy.failed}
          </Alert>
        )}
        <TaskDescriptionList facts={resultView?.facts ?? facts} />
        {isRunning && isSlow && (
          <div>
            <TaskProgressBar labelId={titleId} progress={state.progress ?? { done: 0, total }} />
          </div>
        )}
      </DialogContent>
      <DialogActions disableSpacing sx={[actionsStyles, resultView !== undefined && stackedActionsStyles]}>
        {isRunning ? (
          <Button
            variant="outlined"
            aria-disabled={isSaving || state.isCancelling}
            {...withoutSecondClick(isSaving ? undefined : cancelTask)}
          >
            {isSaving ? taskDialogCopy.saving : taskDialogCopy[state.isCancelling ? 'cancelling' : 'cancel']}
          </Button>
        ) : (
          <Button variant={step === 'question' ? 'outlined' : 'text'} {...withoutSecondClick(onClose)}>
            {step === 'question' ? taskDialogCopy.cancel : taskDialogCopy.close}
          </Button>
        )}
        {resultView?.actions}
        {(step === 'question' || step === 'failed' || step === 'cancelled') && (
          <Button variant="contained" aria-disabled={isRunning} {...withoutSecondClick(runTask)}>
            {step === 'question' ? copy.confirm : taskDialogCopy.retry}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

const actionsStyles = { flexWrap: 'wrap', gap: 1, padding: 3, paddingBlockStart: 1 };

/** On phones, the buttons of the result are below one another, since they do not fit side by side. */
const stackedActionsStyles = {
  flexDirection: { xs: 'column-reverse', sm: 'row' },
  alignItems: { xs: 'stretch', sm: 'center' },
};

function focusOnMount(title: HTMLElement | null) {
  title?.focus();
}

import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

import { taskDialogCopy as copy } from './TaskDialog.copy';
import type { TaskProgress } from './useTask';

export type TaskProgressBarProps = {
  /** Id of the element that says what is running. */
  labelId: string;
  progress: TaskProgress;
};

/** Progress of a task as a bar and as numbers. Screen readers read the numbers as the value of the bar. */
export function TaskProgressBar({ labelId, progress }: TaskProgressBarProps) {
  const { done, total } = progress;
  return (
    <>
      <LinearProgress
        variant="determinate"
        value={total > 0 ? Math.min((100 * done) / total, 100) : 0}
        aria-labelledby={labelId}
        aria-valuetext={copy.progress(progress)}
        sx={{ blockSize: 8, borderRadius: 99 }}
      />
      <Typography aria-hidden variant="body2" sx={{ marginBlockStart: 1, fontVariantNumeric: 'tabular-nums' }}>
        {copy.progress(progress)}
      </Typography>
    </>
  );
}

import { formatCount } from '~/domain/number/amounts';

import type { TaskProgress } from './useTask';

export const taskDialogCopy = {
  cancel: 'Cancel',
  cancelling: 'Cancelling…',
  /** Replaces Cancel while the task saves its items and can no longer be cancelled. */
  saving: 'Saving…',
  close: 'Close',
  retry: 'Try again',
  /** Message for an error that is not a SaveError. */
  failed: 'Something went wrong. Try again.',
  progress: ({ done, total }: TaskProgress) => `${formatCount(done)} of ${formatCount(total)}`,
};

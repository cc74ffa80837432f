import { formatCount } from '~/domain/number/amounts';

import type { TaskProgress } from './useTask';

export const taskDialogCopy = {
  cancel: 'Cancel',
  cancelling: 'Cancelling…',
  /** All is ready, so that it is too late to cancel. */
  saving: 'Saving…',
  close: 'Close',
  retry: 'Try again',
  /** Reason of a failure that has no message. */
  failed: 'Something went wrong. Try again.',
  progress: ({ done, total }: TaskProgress) => `${formatCount(done)} of ${formatCount(total)}`,
};

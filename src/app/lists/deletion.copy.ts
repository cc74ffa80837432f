import type { ConfirmLabels } from '~/components/feedback/ConfirmProvider/useConfirm';

export const deletionCopy = {
  question: (name: string) => `Delete ${name}?`,
  labels: {
    confirm: 'Delete',
    cancel: 'Cancel',
    tone: 'delete',
    detail: 'You can undo this. Reloading brings it back, too.',
  } satisfies ConfirmLabels,
  /** `name` of the last deleted row; `others` can be restored with it. */
  done: (name: string, others: number) => {
    const first = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    return others === 0 ? `${first} deleted` : `${first} and ${others} more deleted`;
  },
};

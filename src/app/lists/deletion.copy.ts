import type { ConfirmLabels } from '~/components/feedback/ConfirmProvider/useConfirm';

export const deletionCopy = {
  question: (name: string) => `Delete ${name}?`,
  labels: {
    confirm: 'Delete',
    cancel: 'Cancel',
    tone: 'delete',
    detail: 'You can undo this. Reloading brings it back, too.',
  } satisfies ConfirmLabels,
  /** `name` is the last deleted row; `others` is the number of rows deleted before it that Undo restores too. */
  done: (name: string, others: number) => {
    const capitalizedName = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    return others === 0 ? `${capitalizedName} deleted` : `${capitalizedName} and ${others} more deleted`;
  },
};

import type { ConfirmLabels } from '~/components/feedback/ConfirmProvider/useConfirm';

export const wizardCopy = {
  steps: 'Steps',
  stepOf: (step: number, steps: number) => `Step ${step} of ${steps}`,
  /** Visually hidden number of a step. Sighted users see the number in a disc. */
  number: (step: number) => `${step}. `,
  done: ' (done)',
  hasErrors: ' (has errors)',
  back: 'Back',
  next: 'Next',
  errorCount: (errors: number) => `Fix ${errors} ${errors === 1 ? 'field' : 'fields'}`,
  latest: {
    show: 'Show latest',
    title: 'This is the latest version',
    /** `count` is the number of fields that were changed here and elsewhere. */
    text: (count: number) =>
      count === 0
        ? 'Your changes are still here. Check them, then select Save.'
        : `Your changes are still here, but ${count === 1 ? 'one field was' : `${count} fields were`} changed elsewhere, too. Choose what to keep, then select Save.`,
    deleted: 'This was deleted in the meantime.',
  },
  leaving: {
    question: 'Leave without saving? Your changes will be lost.',
    labels: { confirm: 'Leave', cancel: 'Keep editing', tone: 'warning' } satisfies ConfirmLabels,
  },
};

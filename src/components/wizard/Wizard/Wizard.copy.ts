import type { ConfirmOptions } from '~/components/feedback/ConfirmProvider/useConfirm';

export const wizardCopy = {
  steps: 'Steps',
  stepOf: (step: number, stepCount: number) => `Step ${step} of ${stepCount}`,
  /** Visually hidden number of a step. Sighted users see it in the circle before the label. */
  number: (step: number) => `${step}. `,
  done: ' (done)',
  hasErrors: ' (has errors)',
  back: 'Back',
  next: 'Next',
  errorCount: (count: number) => `Fix ${count} ${count === 1 ? 'field' : 'fields'}`,
  leaving: {
    question: 'Leave without saving? Your changes will be lost.',
    labels: { confirm: 'Leave', cancel: 'Keep editing', tone: 'warning' } satisfies ConfirmOptions,
  },
};

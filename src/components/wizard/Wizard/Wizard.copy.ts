export const wizardCopy = {
  steps: 'Steps',
  stepOf: (step: number, steps: number) => `Step ${step} of ${steps}`,
  numbered: (step: number, label: string) => `${step}. ${label}`,
  /** Read by screen readers only. */
  done: ' (done)',
  hasErrors: ' (to be corrected)',
  back: 'Back',
  next: 'Next',
  errorCount: (errors: number) => (errors === 1 ? '1 thing to correct' : `${errors} things to correct`),
  leaving: {
    question: 'Leave without saving? What you have typed will be lost.',
    labels: { confirm: 'Leave', cancel: 'Keep editing' },
  },
};

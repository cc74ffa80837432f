export const wizardCopy = {
  steps: 'Steps',
  stepOf: (step: number, steps: number) => `Step ${step} of ${steps}`,
  numbered: (step: number, label: string) => `${step}. ${label}`,
  /** What the signs on the tabs say to those who do not see them. */
  done: ' (done)',
  atFault: ' (to be corrected)',
  back: 'Back',
  next: 'Next',
  toCorrect: (faults: number) => (faults === 1 ? '1 thing to correct' : `${faults} things to correct`),
  leaving: {
    question: 'Leave without saving? What you have typed will be lost.',
    answers: { confirm: 'Leave', cancel: 'Keep editing' },
  },
};

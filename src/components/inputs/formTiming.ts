/**
 * When every form looks at what was entered: on submitting and not before. Each field clears its own message as soon as
 * it is edited, so a message never changes under the hand that is mending it.
 */
export const formTiming = { mode: 'onSubmit', reValidateMode: 'onSubmit' } as const;

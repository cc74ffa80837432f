/** Forms validate on submit only. Each field clears its own error on edit, so no error changes while it is corrected. */
export const formTiming = { mode: 'onSubmit', reValidateMode: 'onSubmit' } as const;

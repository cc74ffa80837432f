/** Makes forms validate on submit only. `useFormField` clears the error of a field as soon as the user edits it. */
export const validateOnSubmitOptions = { mode: 'onSubmit', reValidateMode: 'onSubmit' } as const;

import * as z from 'zod/mini';

const passwordMissingMessage = 'Please enter password';

/** Schema of the password form. Any text that is not empty is valid, including spaces. */
export const passwordEntrySchema = z.object({ password: z.string().check(z.minLength(1, passwordMissingMessage)) });

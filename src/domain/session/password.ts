import * as z from 'zod/mini';

const passwordMissing = 'Please enter password';

/** Schema of the password form. Any text that is not empty is valid, including spaces. */
export const passwordEntrySchema = z.object({ password: z.string().check(z.minLength(1, passwordMissing)) });

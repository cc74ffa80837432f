import * as z from 'zod';

const passwordMissing = 'Please enter password';

/** Schema of the password form. Any text that is not empty is valid, including spaces. */
export const passwordEntrySchema = z.object({ password: z.string().min(1, passwordMissing) });

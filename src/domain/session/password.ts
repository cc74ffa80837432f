import * as z from 'zod';

const passwordMissing = 'Please enter password';

/** The password form. Any text is valid, including spaces. */
export const passwordEntrySchema = z.object({ password: z.string().min(1, passwordMissing) });

import * as z from 'zod';

export const passwordMissing = 'Please enter password';

/** The form of the password screen. Any text will do, spaces too: what is right or wrong is not for the form to say. */
export const passwordEntrySchema = z.object({ password: z.string().min(1, passwordMissing) });

export type PasswordEntry = z.infer<typeof passwordEntrySchema>;

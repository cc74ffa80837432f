import * as z from 'zod';

export const passwordMissing = 'Please enter password';

/** The password form. Any text is valid, including spaces. */
export const passwordEntrySchema = z.object({ password: z.string().min(1, passwordMissing) });

export type PasswordEntry = z.infer<typeof passwordEntrySchema>;

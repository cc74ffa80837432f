import * as z from 'zod';

/** Schema of a new password, typed twice. Any text that is not empty is valid, including spaces. */
export const newPasswordSchema = z.object({
  password: z.string().min(1, 'Password is required'),
  confirmPassword: z.string(),
});

/**
 * Password values for a form that edits a record. Such a form has no password fields, since passwords are not stored.
 */
export const emptyPasswordValues = { password: '', confirmPassword: '' };

/** Schema of the passwords in a form that edits a record: accepts empty passwords, unlike `newPasswordSchema`. */
export const emptyPasswordsSchema = z.object({ password: z.string(), confirmPassword: z.string() });

export type NewPassword = z.infer<typeof newPasswordSchema>;
/** The values of a form without the two passwords. */
export type WithoutPasswords<Values extends NewPassword> = Omit<Values, keyof NewPassword>;

/** Check for zod's `refine`: true if both passwords are equal. */
export function passwordsMatch({ password, confirmPassword }: NewPassword): boolean {
  return password === confirmPassword;
}

/** Options for zod's `refine`: the error message and the field that shows it. */
export const passwordMismatchIssue = { error: 'Passwords do not match', path: ['confirmPassword'] };

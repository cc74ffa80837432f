import * as z from 'zod';

/** Schema of a new password, typed twice. Any text that is not empty is valid, including spaces. */
export const newPasswordSchema = z.object({
  password: z.string().min(1, 'Password is required'),
  confirmPassword: z.string(),
});

/** Values of the passwords in a form that edits a record. It has no password fields, since passwords are not stored. */
export const noNewPassword = { password: '', confirmPassword: '' };

/** Replaces the fields of `newPasswordSchema` in a form that edits a record. */
export const noNewPasswordSchema = z.object({ password: z.string(), confirmPassword: z.string() });

export type NewPassword = z.infer<typeof newPasswordSchema>;
/** Values of a form in which no password is set, because it edits what exists. */
export type WithoutPasswords<Values extends NewPassword> = Omit<Values, keyof NewPassword>;

/** Check for zod's `refine`: true if both passwords are equal. */
export function passwordsMatch({ password, confirmPassword }: NewPassword): boolean {
  return password === confirmPassword;
}

/** Options for zod's `refine`: the error message and the field that shows it. */
export const passwordMismatch = { error: 'Passwords do not match', path: ['confirmPassword'] };

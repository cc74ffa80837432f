import * as z from 'zod';

/** A new password, typed twice. Any text is valid, including spaces. */
export const newPasswordSchema = z.object({
  password: z.string().min(1, 'Password is required'),
  confirmPassword: z.string(),
});

export type NewPassword = z.infer<typeof newPasswordSchema>;

/** For `refine`: true if both passwords are equal. */
export function passwordsMatch({ password, confirmPassword }: NewPassword): boolean {
  return password === confirmPassword;
}

/** For `refine`: the error and its field. */
export const passwordMismatch = { error: 'Passwords do not match', path: ['confirmPassword'] };

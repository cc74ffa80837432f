import * as z from 'zod';

/** A password for a new account, typed twice. Spaces count: any text will do. */
export const newPasswordSchema = z.object({
  password: z.string().min(1, 'Password is required'),
  confirmPassword: z.string(),
});

export type NewPassword = z.infer<typeof newPasswordSchema>;

/** Whether both were typed alike; for the `refine` of a schema that holds both. */
export function isConfirmed({ password, confirmPassword }: NewPassword): boolean {
  return password === confirmPassword;
}

/** What is said, and at which field, where they were not. */
export const notConfirmed = { error: 'Passwords do not match', path: ['confirmPassword'] };

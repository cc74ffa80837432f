import * as z from 'zod';

import { emailMessages, isEmail } from '../text/emailAddress';

/** A typed e-mail address; trims it. */
export const emailSchema = z
  .string()
  .trim()
  .min(1, { error: emailMessages.missing, abort: true })
  .refine(isEmail, emailMessages.invalid);

/** The email form. */
export const emailEntrySchema = z.object({ email: emailSchema });

export type EmailEntry = z.infer<typeof emailEntrySchema>;

import * as z from 'zod';

import { emailMessages, isEmail } from '../text/emailAddress';

/** An e-mail address as somebody types it; spaces around it are dropped and not carried on. */
export const emailSchema = z
  .string()
  .trim()
  .min(1, { error: emailMessages.missing, abort: true })
  .refine(isEmail, emailMessages.invalid);

/** The form of the e-mail entry. */
export const emailEntrySchema = z.object({ email: emailSchema });

export type EmailEntry = z.infer<typeof emailEntrySchema>;

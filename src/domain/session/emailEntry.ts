import * as z from 'zod';

import { emailMessages, isEmail } from '../text/emailAddress';

/** An email address as typed. Spaces around it are removed. */
const emailSchema = z
  .string()
  .trim()
  .min(1, { error: emailMessages.missing, abort: true })
  .refine(isEmail, emailMessages.invalid);

export const emailEntrySchema = z.object({ email: emailSchema });

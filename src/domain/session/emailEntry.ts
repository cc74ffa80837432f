import * as z from 'zod';

import { emailMessages, isEmail } from '../text/emailAddress';

/** Schema of a typed email address. Removes the spaces around the address. */
const emailSchema = z
  .string()
  .trim()
  .min(1, { error: emailMessages.missing, abort: true })
  .refine(isEmail, emailMessages.invalid);

export const emailEntrySchema = z.object({ email: emailSchema });

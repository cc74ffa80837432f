import * as z from 'zod/mini';

import { emailMessages, isEmail } from '../text/emailAddress';

/** Schema of a typed email address. Removes the spaces around the address. */
const emailSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: emailMessages.missing, abort: true }),
    z.refine(isEmail, emailMessages.invalid),
  );

export const emailEntrySchema = z.object({ email: emailSchema });

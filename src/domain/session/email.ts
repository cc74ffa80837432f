import * as z from 'zod';

/** The messages of the e-mail entry, word for word. */
export const emailMessages = {
  missing: 'Please enter your email.',
  invalid: 'Please enter a valid email address.',
} as const;

/** Characters of the longest address that mail can be sent to (RFC 5321, erratum 1690). */
export const longestEmail = 254;

// Non-space text, @, text, dot, text. The part after the @ says where its first inner dot is, so that there is one way
// to read a text only and the time to refuse it grows with its length, not with its square.
const emailPattern = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/** Whether `text`, already trimmed, looks like an e-mail address: `a@b.c` does, `a@b` does not. */
export function isEmail(text: string): boolean {
  return text.length <= longestEmail && emailPattern.test(text);
}

/** An e-mail address as somebody types it; spaces around it are dropped and not carried on. */
export const emailSchema = z
  .string()
  .trim()
  .min(1, { error: emailMessages.missing, abort: true })
  .refine(isEmail, emailMessages.invalid);

/** The form of the e-mail entry. */
export const emailEntrySchema = z.object({ email: emailSchema });

export type EmailEntry = z.infer<typeof emailEntrySchema>;

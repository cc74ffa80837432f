/** Error messages of the email fields on the sign-in and contact pages. */
export const emailMessages = {
  missing: 'Please enter your email.',
  invalid: 'Please enter a valid email address.',
} as const;

/**
 * Maximum length of an email address in characters. RFC 5321 allows 256 characters, including two angle brackets (RFC
 * 3696, erratum 1690).
 */
export const maxEmailLength = 254;

// Text without spaces in the form `text@text.text`. Between the @ and the dot, only the first character can be
// another dot, so that a text can match in only one way and is rejected in linear time.
const emailPattern = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/** True if a trimmed text looks like an email address: `a@b.c` does, `a@b` does not. */
export function isEmail(text: string): boolean {
  return text.length <= maxEmailLength && emailPattern.test(text);
}

/** Returns a key for comparing email addresses: trimmed and in lower case. */
export const toEmailKey = (email: string): string => email.trim().toLowerCase();

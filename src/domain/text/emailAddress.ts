/** Error messages of the email field on the sign-in page. */
export const emailMessages = {
  missing: 'Please enter your email.',
  invalid: 'Please enter a valid email address.',
} as const;

/** Maximum length of a deliverable address in characters (RFC 5321, erratum 1690). */
export const maxEmailLength = 254;

// Text without spaces, @, text, dot, text. The part after the @ excludes dots before the first one, so that a text can
// match in one way only and rejecting it takes linear time.
const emailPattern = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/** True if a trimmed text looks like an email address: `a@b.c` does, `a@b` does not. */
export function isEmail(text: string): boolean {
  return text.length <= maxEmailLength && emailPattern.test(text);
}

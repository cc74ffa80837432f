/** What is said of an e-mail address that is missing or can not be one; the words of the e-mail entry. */
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

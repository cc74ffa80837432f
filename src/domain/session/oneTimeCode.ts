import { toLatinDigits } from '../text/latinDigits';

/** The messages of the one-time code, word for word. */
export const codeMessages = {
  missing: 'Enter OTP',
  wrong: 'OTP is Wrong please try another one',
  verified: 'Code verified.',
} as const;

/** Digits of the longest code that is taken. No length is assumed; this only keeps a pasted book out of the field. */
export const longestCode = 64;

/**
 * The code in what was typed or pasted: its digits, as 0 to 9. Arabic-Indic and Persian digits are converted, and what
 * is no digit is dropped: spaces and dashes of a code in groups, and the words around one that was copied from a mail.
 */
export function cleanCode(text: string): string {
  return toLatinDigits(text.slice(0, 10 * longestCode))
    .replace(/\D/g, '')
    .slice(0, longestCode);
}

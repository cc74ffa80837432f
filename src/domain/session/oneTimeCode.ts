import { toLatinDigits } from '../number/latinDigits';

export const codeMessages = {
  missing: 'Enter OTP',
  wrong: 'OTP is Wrong please try another one',
  verified: 'Code verified.',
} as const;

/**
 * Maximum number of digits kept from pasted text. Real codes are much shorter; the limit only guards against very long
 * text.
 */
export const maxCodeLength = 64;

/**
 * Extracts the digits from typed or pasted text, which may be a whole sentence copied from an email. Arabic-Indic and
 * Persian digits are converted to 0 to 9.
 */
export function normalizeCode(text: string): string {
  return toLatinDigits(text).replace(/\D/g, '').slice(0, maxCodeLength);
}

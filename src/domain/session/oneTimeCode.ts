import { toLatinDigits } from '../number/latinDigits';

export const oneTimeCodeMessages = {
  missing: 'Enter OTP',
  wrong: 'OTP is Wrong please try another one',
  verified: 'Code verified.',
} as const;

/** Maximum number of digits that are kept. Real codes are much shorter; the limit is for very long pasted texts. */
export const maxOneTimeCodeLength = 64;

/**
 * Extracts the digits from typed or pasted text, such as a sentence that was copied from an email. Converts
 * Arabic-Indic and Persian digits to Latin digits.
 */
export function normalizeOneTimeCode(text: string): string {
  return toLatinDigits(text).replace(/\D/g, '').slice(0, maxOneTimeCodeLength);
}

import { toLatinDigits } from '../number/latinDigits';

export const codeMessages = {
  missing: 'Enter OTP',
  wrong: 'OTP is Wrong please try another one',
  verified: 'Code verified.',
} as const;

/** Maximum digits of a code; only guards against very long pasted text. */
export const maxCodeLength = 64;

/** Extracts the digits of typed or pasted text, such as a copied email; converts Arabic-Indic and Persian digits to 0-9. */
export function normalizeCode(text: string): string {
  return toLatinDigits(text.slice(0, 10 * maxCodeLength))
    .replace(/\D/g, '')
    .slice(0, maxCodeLength);
}

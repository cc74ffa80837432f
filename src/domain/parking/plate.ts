import { toLatinDigits } from '../number/latinDigits';
import { emirates } from './emirates';
import type { Emirate, MaybeEmirate } from './emirates';

/** A plate as entered in the form. */
export type Plate = { emirate: MaybeEmirate; code: string; number: string };

type CodeFormat = {
  /** Matches a normalized code. */
  pattern: RegExp;
  example: string;
  /** Codes seen so far. They are suggestions only, because new codes are still issued. */
  known: readonly string[];
  digitsOnly: boolean;
};

const letters = (text: string) => Array.from(text);
const digits = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String(first + index));

/**
 * Plate codes of each emirate. Source: the dated code lists in GitHub adityavisv/car_impound_ui, confirmed by press
 * reports; medium confidence.
 */
export const codeFormats: Readonly<Record<Emirate, CodeFormat>> = {
  abuDhabi: { pattern: /^\d{1,2}$/, example: '16', known: ['1', '2', ...digits(4, 18), '50'], digitsOnly: true },
  dubai: {
    pattern: /^[A-Z]{1,2}$/,
    example: 'B',
    known: [...letters('ABCDEFGHIJKLMNOPQRSTUVWXYZ'), 'AA'],
    digitsOnly: false,
  },
  sharjah: { pattern: /^\d$/, example: '3', known: digits(1, 4), digitsOnly: true },
  ajman: { pattern: /^[A-Z]$/, example: 'A', known: letters('ABCDEFHK'), digitsOnly: false },
  rak: { pattern: /^[A-Z]$/, example: 'C', known: [...letters('ABCDIKMNSVXYZ'), 'WHITE'], digitsOnly: false },
};

/**
 * Reduces input to what a message can contain: A to Z and 0 to 9. Arabic-Indic and Persian digits are converted, other
 * characters removed.
 */
export function normalizePlateText(text: string): string {
  return toLatinDigits(text.normalize('NFKC'))
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
}

/** Returns the emirates with codes of this format, in the order of `emirates`; none for an empty code. */
export function detectPlateFormat(code: string): Emirate[] {
  const normalized = normalizePlateText(code);
  return emirates.filter((emirate) => {
    const { pattern, known } = codeFormats[emirate];
    return pattern.test(normalized) || known.includes(normalized);
  });
}

/** True when the code is empty or fits the emirate; without an emirate, when it fits any. */
export function isValidCode(emirate: MaybeEmirate, code: string): boolean {
  if (code.trim() === '') return true;
  const detected = detectPlateFormat(code);
  return emirate === '' ? detected.length > 0 : detected.includes(emirate);
}

/** True when the plate number is empty or has one to five digits. */
export function isValidPlateNumber(number: string): boolean {
  return number.trim() === '' || /^\d{1,5}$/.test(normalizePlateText(number));
}

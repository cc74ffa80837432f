import { toLatinDigits } from '../number/latinDigits';
import { emirates } from './emirates';
import type { Emirate, MaybeEmirate } from './emirates';

/** A plate as the user enters it in the form. */
export type Plate = { emirate: MaybeEmirate; code: string; number: string };

type CodeFormat = {
  /** Matches a code after `normalizePlateText`. */
  pattern: RegExp;
  example: string;
  /** Codes known to be in use. They are only suggestions, because new codes are still issued. */
  knownCodes: readonly string[];
  /** True if the codes are numbers. Phones then show the numeric keyboard. */
  isNumeric: boolean;
};

const splitLetters = (text: string) => Array.from(text);
const createNumberRange = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String(first + index));

/**
 * Formats of the plate codes of each emirate. Source: the lists of codes in the GitHub repository
 * adityavisv/car_impound_ui, which press reports confirm. Confidence: medium.
 */
export const codeFormats: Readonly<Record<Emirate, CodeFormat>> = {
  abuDhabi: {
    pattern: /^\d{1,2}$/,
    example: '16',
    knownCodes: ['1', '2', ...createNumberRange(4, 18), '50'],
    isNumeric: true,
  },
  dubai: {
    pattern: /^[A-Z]{1,2}$/,
    example: 'B',
    knownCodes: [...splitLetters('ABCDEFGHIJKLMNOPQRSTUVWXYZ'), 'AA'],
    isNumeric: false,
  },
  sharjah: { pattern: /^\d$/, example: '3', knownCodes: createNumberRange(1, 4), isNumeric: true },
  ajman: { pattern: /^[A-Z]$/, example: 'A', knownCodes: splitLetters('ABCDEFHK'), isNumeric: false },
  rak: { pattern: /^[A-Z]$/, example: 'C', knownCodes: [...splitLetters('ABCDIKMNSVXYZ'), 'WHITE'], isNumeric: false },
};

/**
 * Returns the text in upper case and with only the characters that a message can contain: A to Z and 0 to 9. Converts
 * Arabic-Indic and Persian digits, and removes all other characters.
 */
export function normalizePlateText(text: string): string {
  return toLatinDigits(text.normalize('NFKC'))
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
}

/** Returns the emirates that have plate codes of this format, in display order; none for an empty code. */
export function detectEmirates(code: string): Emirate[] {
  const normalized = normalizePlateText(code);
  return emirates.filter((emirate) => {
    const { pattern, knownCodes } = codeFormats[emirate];
    return pattern.test(normalized) || knownCodes.includes(normalized);
  });
}

/** True if the code is empty or has the emirate's format. If `emirate` is '', the format of any emirate is accepted. */
export function isValidCode(emirate: MaybeEmirate, code: string): boolean {
  if (code.trim() === '') return true;
  const detectedEmirates = detectEmirates(code);
  return emirate === '' ? detectedEmirates.length > 0 : detectedEmirates.includes(emirate);
}

/** True if the plate number is empty or has one to five digits. */
export function isValidPlateNumber(number: string): boolean {
  return number.trim() === '' || /^\d{1,5}$/.test(normalizePlateText(number));
}

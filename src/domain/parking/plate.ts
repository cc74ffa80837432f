import { toLatinDigits } from '../text/latinDigits';
import { anyOf, emirateFacts, emirates } from './emirates';
import type { Emirate } from './emirates';

type CodeShape = {
  /** What a code looks like once it is tidied. */
  pattern: RegExp;
  /** The same in words, after 'is'. */
  words: string;
  example: string;
  /** Codes seen so far. New ones are still issued, so these are suggestions and refuse nothing. */
  known: readonly string[];
  /** Whether a keypad of digits is enough to type one. */
  digitsOnly: boolean;
};

const letters = (text: string) => Array.from(text);
const digits = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String(first + index));

/**
 * What the plate codes of each emirate look like. Source: the lists of codes in GitHub adityavisv/car_impound_ui
 * (dated), borne out by press reports; how sure: medium.
 */
export const codeShapes: Readonly<Record<Emirate, CodeShape>> = {
  abuDhabi: {
    pattern: /^\d{1,2}$/,
    words: 'one or two digits',
    example: '16',
    known: ['1', '2', ...digits(4, 18), '50'],
    digitsOnly: true,
  },
  dubai: {
    pattern: /^[A-Z]{1,2}$/,
    words: 'one or two letters',
    example: 'B',
    known: [...letters('ABCDEFGHIJKLMNOPQRSTUVWXYZ'), 'AA'],
    digitsOnly: false,
  },
  sharjah: { pattern: /^\d$/, words: 'one digit', example: '3', known: digits(1, 4), digitsOnly: true },
  ajman: { pattern: /^[A-Z]$/, words: 'one letter', example: 'A', known: letters('ABCDEFHK'), digitsOnly: false },
  rak: {
    pattern: /^[A-Z]$/,
    words: 'one letter',
    example: 'C',
    known: [...letters('ABCDIKMNSVXYZ'), 'WHITE'],
    digitsOnly: false,
  },
};

const numberPattern = /^\d{1,5}$/;

/**
 * What of a typed text can stand in a message: capitals A to Z and digits 0 to 9. Arabic-Indic and Persian digits are
 * converted; spaces, dashes and everything else fall away, and never the text in the field itself.
 */
export function tidy(text: string): string {
  return toLatinDigits(text.normalize('NFKC'))
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
}

function fits(emirate: Emirate, code: string): boolean {
  const { pattern, known } = codeShapes[emirate];
  return pattern.test(code) || known.includes(code);
}

/** The emirates that have plate codes of the shape of `code`, in the order of `emirates`; none for an empty text. */
export function detectPlateFormat(code: string): Emirate[] {
  const tidied = tidy(code);
  return emirates.filter((emirate) => fits(emirate, tidied));
}

const article = (name: string) => (/^[AEIO]/.test(name) ? 'An' : 'A');

/** What is wrong with a typed plate code and what to do next; undefined when it is empty or fits. */
export function explainCode(emirate: Emirate | '', code: string): string | undefined {
  if (code.trim() === '') return undefined;
  const tidied = tidy(code);
  const detected = detectPlateFormat(code);
  if (emirate === '') {
    return detected.length > 0 ? undefined : 'A plate code is one or two letters or digits, such as B or 16.';
  }
  if (fits(emirate, tidied)) return undefined;
  const { words, example } = codeShapes[emirate];
  const { name } = emirateFacts[emirate];
  const rule = `${article(name)} ${name} code is ${words}, such as ${example}.`;
  if (detected.length === 0) return `${rule} Check it on the plate.`;
  return `${rule} ${tidied} fits ${anyOf(detected.map((other) => emirateFacts[other].name))}: check the plate emirate.`;
}

/** What is wrong with a typed plate number and what to do next; undefined when it is empty or fits. */
export function explainNumber(number: string): string | undefined {
  if (number.trim() === '' || numberPattern.test(tidy(number))) return undefined;
  return 'A plate number is one to five digits, such as 12345. Letters belong in the plate code.';
}

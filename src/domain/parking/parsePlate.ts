import { toLatinDigits } from '../number/latinDigits';
import { emirateFacts, emirates } from './emirates';
import type { Emirate } from './emirates';
import { detectPlateFormat, isValidPlateNumber } from './plate';
import type { Plate } from './plate';

/** The parts of a plate that was typed as one text. */
type ParsedPlate = {
  /** Undefined if the text names no emirate. */
  emirate?: Emirate;
  /** '' if the plate has no code. */
  code: string;
  number: string;
};

/** Names and codes that can precede a plate. AUD is from an older page, see `messageCode`. */
const names: readonly (readonly [string, Emirate])[] = [
  // Full names before codes, because 'AJM' would match the start of 'AJMAN'.
  ...emirates.map((emirate) => [emirateFacts[emirate].name.toUpperCase(), emirate] as const),
  ...emirates.map((emirate) => [emirateFacts[emirate].messageCode, emirate] as const),
  ['AUD', 'abuDhabi'],
  ['RAS AL KHAIMAH', 'rak'],
];

/**
 * Patterns of Arabic names, with their Latin names. They allow the common spellings of alef, final yeh and teh marbuta.
 */
const arabicNames: readonly (readonly [RegExp, string])[] = [
  [/[أا]بو ?ظب[يى]/, 'ABU DHABI'],
  [/دب[يى]/, 'DUBAI'],
  [/الشارق[ةه]/, 'SHARJAH'],
  [/عجمان/, 'AJMAN'],
  [/ر[أا]س الخيم[ةه]/, 'RAS AL KHAIMAH'],
];

/** Code and number of a plate. A numeric code needs a space after it: 'B12345' is unambiguous, '1612345' is not. */
const codeAndNumber = /^([A-Z]{1,2}|\d{1,2}(?= ))? ?(\d{1,5})$/;

/** Text that must follow an emirate's name, so that the name does not match the start of a longer word. */
const afterName = /^( |\d|[A-Z]{1,2}[ \d])/;

/**
 * Parses a plate typed as one text, such as 'AUH 16 12345' or 'dubai b-12345'. Undefined if incomplete or ambiguous.
 */
export function parsePlate(text: string): ParsedPlate | undefined {
  const normalized = moveNameToFront(toLatinDigits(text.normalize('NFKC')))
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim();
  const named = names.find(([name]) => normalized.startsWith(name) && afterName.test(normalized.slice(name.length)));
  const rest = normalized.slice(named?.[0].length);
  const [, code = '', number] = codeAndNumber.exec(rest.trim()) ?? [];
  // Without a code, the number must follow an emirate's name and a space: 'SHJ 12345'.
  const isComplete = code !== '' || rest.startsWith(' ');
  return number && isComplete ? { ...(named && { emirate: named[1] }), code, number } : undefined;
}

/** Replaces an Arabic name before or after the plate by its Latin name at the start. */
function moveNameToFront(text: string): string {
  const named = arabicNames.find(([pattern]) => pattern.test(text));
  return named ? `${named[1]} ${text.replace(named[0], ' ')}` : text;
}

/**
 * Returns the fields to change after typing: a whole plate typed into one field while the other is empty is split, and
 * the emirate is filled in if only one has codes of this format.
 */
export function splitPlate({ emirate, code, number }: Plate): Partial<Plate> {
  const isInOneField = number === '' || (code === '' && !isValidPlateNumber(number));
  const plate = isInOneField ? parsePlate(code + number) : undefined;
  if (plate) return plate;
  const [detected, ...others] = detectPlateFormat(code);
  return emirate === '' && detected && others.length === 0 ? { emirate: detected } : {};
}

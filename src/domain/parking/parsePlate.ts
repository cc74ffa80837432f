import { toLatinDigits } from '../number/latinDigits';
import { emirateDetails, emirates } from './emirates';
import type { Emirate } from './emirates';
import { detectEmirates, isValidPlateNumber } from './plate';
import type { Plate } from './plate';

/** The parts of a plate that was typed as one text. */
type ParsedPlate = {
  /** The emirate; undefined if the text does not name it. */
  emirate?: Emirate;
  /** The code; '' if the plate has none. */
  code: string;
  number: string;
};

/** Names and codes of emirates with which a typed plate can begin. 'AUD' is an older code, see `messageCode`. */
const emirateNames: readonly (readonly [string, Emirate])[] = [
  // Full names come before codes, because the code 'AJM' would match the start of 'AJMAN'.
  ...emirates.map((emirate) => [emirateDetails[emirate].name.toUpperCase(), emirate] as const),
  ...emirates.map((emirate) => [emirateDetails[emirate].messageCode, emirate] as const),
  ['AUD', 'abuDhabi'],
  ['RAS AL KHAIMAH', 'rak'],
];

/**
 * Patterns of the emirates' Arabic names, each with the English name. The patterns match the common spellings of the
 * letters alef, final yeh and teh marbuta.
 */
const arabicNames: readonly (readonly [RegExp, string])[] = [
  [/[أا]بو ?ظب[يى]/, 'ABU DHABI'],
  [/دب[يى]/, 'DUBAI'],
  [/الشارق[ةه]/, 'SHARJAH'],
  [/عجمان/, 'AJMAN'],
  [/ر[أا]س الخيم[ةه]/, 'RAS AL KHAIMAH'],
];

/** Matches the code and number of a plate. A space must follow a numeric code, because '1612345' is ambiguous. */
const codeAndNumberPattern = /^([A-Z]{1,2}|\d{1,2}(?= ))? ?(\d{1,5})$/;

/** Matches the text that must follow an emirate's name, so that the name does not match the start of a longer word. */
const afterNamePattern = /^( |\d|[A-Z]{1,2}[ \d])/;

/**
 * Parses a plate typed as one text, such as 'AUH 16 12345' or 'dubai b-12345'. Returns undefined if the text is
 * incomplete or ambiguous.
 */
export function parsePlate(text: string): ParsedPlate | undefined {
  const normalized = moveNameToFront(toLatinDigits(text.normalize('NFKC')))
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim();
  const nameEntry = emirateNames.find(
    ([name]) => normalized.startsWith(name) && afterNamePattern.test(normalized.slice(name.length)),
  );
  const textAfterName = normalized.slice(nameEntry?.[0].length);
  const [, code = '', number] = codeAndNumberPattern.exec(textAfterName.trim()) ?? [];
  // Without a code, the number must follow an emirate's name and a space: 'SHJ 12345'.
  const isComplete = code !== '' || textAfterName.startsWith(' ');
  return number && isComplete ? { ...(nameEntry && { emirate: nameEntry[1] }), code, number } : undefined;
}

/** Removes an emirate's Arabic name from the text and puts the English name at the start. */
function moveNameToFront(text: string): string {
  const nameEntry = arabicNames.find(([pattern]) => pattern.test(text));
  return nameEntry ? `${nameEntry[1]} ${text.replace(nameEntry[0], ' ')}` : text;
}

/**
 * Returns the plate fields to change after the user has typed. Splits a whole plate that was typed into one field.
 * Otherwise, fills in an empty emirate if only one emirate has codes of the typed format.
 */
export function completePlate({ emirate, code, number }: Plate): Partial<Plate> {
  const isInOneField = number === '' || (code === '' && !isValidPlateNumber(number));
  const plate = isInOneField ? parsePlate(code + number) : undefined;
  if (plate) return plate;
  const [detectedEmirate, ...otherEmirates] = detectEmirates(code);
  return emirate === '' && detectedEmirate && otherEmirates.length === 0 ? { emirate: detectedEmirate } : {};
}

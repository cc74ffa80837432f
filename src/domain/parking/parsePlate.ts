import { toLatinDigits } from '../number/latinDigits';
import { emirateFacts, emirates } from './emirates';
import type { Emirate } from './emirates';
import { detectPlateFormat, isValidPlateNumber } from './plate';
import type { Plate } from './plate';

/** A plate entered as one text; `emirate` only if the text names it, `code` '' if it has none. */
type ParsedPlate = { emirate?: Emirate; code: string; number: string };

/** Emirate names in front of a plate. AUD: an older page of Sharjah prints it for AUH. */
const names: readonly (readonly [string, Emirate])[] = [
  // Longer names first: AJMAN starts with AJM.
  ...emirates.map((emirate) => [emirateFacts[emirate].name.toUpperCase(), emirate] as const),
  ...emirates.map((emirate) => [emirateFacts[emirate].plateSource, emirate] as const),
  ['AUD', 'abuDhabi'],
  ['RAS AL KHAIMAH', 'rak'],
];

/** Arabic names with their common spelling variants (alef, final yeh and teh marbuta). */
const arabicNames: readonly (readonly [RegExp, string])[] = [
  [/[أا]بو ?ظب[يى]/, 'ABU DHABI'],
  [/دب[يى]/, 'DUBAI'],
  [/الشارق[ةه]/, 'SHARJAH'],
  [/عجمان/, 'AJMAN'],
  [/ر[أا]س الخيم[ةه]/, 'RAS AL KHAIMAH'],
];

/** A numeric code needs a space before the number: 'B12345' is unambiguous, '1612345' is not. */
const codeAndNumber = /^(?:([A-Z]{1,2}) ?|(\d{1,2}) )(\d{1,5})$/;

/** Must follow an emirate's name, so that a longer word with the same beginning does not match. */
const afterName = /^( |\d|[A-Z]{1,2}[ \d])/;

/** Parses a whole plate such as 'AUH 16 12345' or 'dubai b-12345'; undefined when incomplete or ambiguous. */
export function parsePlate(text: string): ParsedPlate | undefined {
  const normalized = moveNameToFront(toLatinDigits(text.normalize('NFKC')))
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim();
  const named = names.find(([name]) => normalized.startsWith(name) && afterName.test(normalized.slice(name.length)));
  const rest = named ? normalized.slice(named[0].length) : normalized;
  const emirate = named ? { emirate: named[1] } : {};
  const match = codeAndNumber.exec(rest.trim());
  if (match) return { ...emirate, code: match[1] ?? match[2] ?? '', number: match[3] ?? '' };
  return named && /^ \d{1,5}$/.test(rest) ? { ...emirate, code: '', number: rest.trim() } : undefined;
}

/** Replaces an Arabic name before or after the plate by its Latin form in front. */
function moveNameToFront(text: string): string {
  const named = arabicNames.find(([pattern]) => pattern.test(text));
  return named ? `${named[1]} ${text.replace(named[0], ' ')}` : text;
}

/** True for a number alone, where spaces only group the digits. */
export const isPlateNumber = (text: string) => text.trim() !== '' && isValidPlateNumber(text);

/** Splits a whole plate typed into one field, if the other field is empty, and fills in an unambiguous emirate. */
export function splitPlate({ emirate, code, number }: Plate): Partial<Plate> {
  const text = number === '' ? code : code === '' && !isPlateNumber(number) ? number : '';
  const plate = parsePlate(text);
  if (plate) return plate;
  const [only, ...others] = detectPlateFormat(code);
  return emirate === '' && only && others.length === 0 ? { emirate: only } : {};
}

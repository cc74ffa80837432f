import { toLatinDigits } from '../text/latinDigits';
import { emirateFacts, emirates } from './emirates';
import type { Emirate } from './emirates';
import type { Plate } from './message';
import { detectPlateFormat, explainNumber } from './plate';

/** A whole plate that was typed or pasted in one piece; `emirate` where it says so, `code` '' where it has none. */
export type ReadPlate = { emirate?: Emirate; code: string; number: string };

/** How people and messages name an emirate in front of a plate. AUD: an older page of Sharjah prints it for AUH. */
const names: readonly (readonly [string, Emirate])[] = [
  // The longer ones first: AJMAN begins with AJM.
  ...emirates.map((emirate) => [emirateFacts[emirate].name.toUpperCase(), emirate] as const),
  ...emirates.map((emirate) => [emirateFacts[emirate].source, emirate] as const),
  ['AUD', 'abuDhabi'],
  ['RAS AL KHAIMAH', 'rak'],
];

/** The names in Arabic, with any alef and any last letter that stands for another in everyday writing. */
const arabicNames: readonly (readonly [RegExp, string])[] = [
  [/[أا]بو ?ظب[يى]/, 'ABU DHABI'],
  [/دب[يى]/, 'DUBAI'],
  [/الشارق[ةه]/, 'SHARJAH'],
  [/عجمان/, 'AJMAN'],
  [/ر[أا]س الخيم[ةه]/, 'RAS AL KHAIMAH'],
];

/** Letters may touch the number, digits may not: 'B12345' is clear, '1612345' is not. */
const codeAndNumber = /^(?:([A-Z]{1,2}) ?|(\d{1,2}) )(\d{1,5})$/;

/** What can follow an emirate's name; so that a word that only begins like one is not taken for it. */
const afterName = /^( |\d|[A-Z]{1,2}[ \d])/;

/**
 * The parts of a whole plate such as 'AUH 16 12345', 'B 12345' or 'dubai b-12345'; undefined when the text is no whole
 * plate or could be divided in more than one way.
 */
export function readPlate(text: string): ReadPlate | undefined {
  const words = nameFirst(toLatinDigits(text.normalize('NFKC')))
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim();
  const named = names.find(([name]) => words.startsWith(name) && afterName.test(words.slice(name.length)));
  const rest = named ? words.slice(named[0].length) : words;
  const emirate = named ? { emirate: named[1] } : {};
  const match = codeAndNumber.exec(rest.trim());
  if (match) return { ...emirate, code: match[1] ?? match[2] ?? '', number: match[3] ?? '' };
  return named && /^ \d{1,5}$/.test(rest) ? { ...emirate, code: '', number: rest.trim() } : undefined;
}

/** An Arabic name stands before or after the plate: it is written in Latin letters, and in front. */
function nameFirst(text: string): string {
  const named = arabicNames.find(([pattern]) => pattern.test(text));
  return named ? `${named[1]} ${text.replace(named[0], ' ')}` : text;
}

/** Whether a text in the number field is a number and nothing more: its spaces only group the digits. */
export const isNumber = (text: string) => text.trim() !== '' && explainNumber(text) === undefined;

/** What a plate says once a field is left: a whole plate in one field is shared out, unless the other holds something. */
export function shareOut({ emirate, code, number }: Plate): Partial<Plate> {
  const typed = number === '' ? code : code === '' && !isNumber(number) ? number : '';
  const plate = readPlate(typed);
  if (plate) return plate;
  const [only, ...others] = detectPlateFormat(code);
  return emirate === '' && only && others.length === 0 ? { emirate: only } : {};
}

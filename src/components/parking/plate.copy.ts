import { emirateDetails } from '~/domain/parking/emirates';
import type { Emirate } from '~/domain/parking/emirates';
import {
  codeFormats,
  detectEmirates,
  isValidCode,
  isValidPlateNumber,
  normalizePlateText,
} from '~/domain/parking/plate';
import type { Plate } from '~/domain/parking/plate';

export const plateCodeRules: Record<Emirate, string> = {
  abuDhabi: 'one or two digits',
  dubai: 'one or two letters',
  sharjah: 'one digit',
  ajman: 'one letter',
  rak: 'one letter',
};

const listFormat = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Joins the names of the emirates with commas and 'or': 'Dubai, Ajman or RAK'. */
const joinWithOr = (emirates: readonly Emirate[]) =>
  listFormat.format(emirates.map((emirate) => emirateDetails[emirate].name));

export function findPlateCodeError({ emirate, code }: Plate): string | undefined {
  if (isValidCode(emirate, code)) return undefined;
  if (emirate === '') return 'A plate code is one or two letters or digits, such as B or 16.';
  const { name } = emirateDetails[emirate];
  const article = /^[AEIO]/.test(name) ? 'An' : 'A';
  const rule = `${article} ${name} code is ${plateCodeRules[emirate]}, such as ${codeFormats[emirate].example}.`;
  const detectedEmirates = detectEmirates(code);
  if (detectedEmirates.length === 0) return `${rule} Check it on the plate.`;
  return `${rule} The code ${normalizePlateText(code)} belongs to ${joinWithOr(detectedEmirates)}. Check the emirate on the plate.`;
}

export function findPlateNumberError(number: string): string | undefined {
  if (isValidPlateNumber(number)) return undefined;
  return 'A plate number is one to five digits, such as 12345. Letters belong in the plate code.';
}

/** Returns the hint below the plate fields: the detected plate format, or that a whole plate can be pasted. */
export function getPlateHint({ emirate, code, number }: Plate): string {
  const detectedEmirates = isValidPlateNumber(number) ? detectEmirates(code) : [];
  if (emirate === '' && detectedEmirates.length > 0)
    return `Plate format detected: the code fits ${joinWithOr(detectedEmirates)}.`;
  if (emirate !== '' && detectedEmirates.includes(emirate))
    return `Plate format detected: ${emirateDetails[emirate].name}, code ${normalizePlateText(code)}.`;
  return 'You can also paste the whole plate, for example AUH\u00a016\u00a012345.';
}

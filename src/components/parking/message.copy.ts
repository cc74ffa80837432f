import { emirateDetails } from '~/domain/parking/emirates';
import type { Emirate } from '~/domain/parking/emirates';
import { isValidSignNumber, isValidZone } from '~/domain/parking/message';
import type { MessageWord, Parking } from '~/domain/parking/message';
import { normalizePlateText } from '~/domain/parking/plate';
import type { Plate } from '~/domain/parking/plate';
import { providers } from '~/domain/parking/providers';
import type { FieldWithWarning } from '~/domain/parking/warnings';

import { parkingCopy } from './parking.copy';
import { plateCodeRules } from './plate.copy';
import { providerCopy } from './providers.copy';

const signNumberRule = 'Enter the number from the sign: 3 to 15 digits.';

export function findParkingSignNumberError(signNumber: string): string | undefined {
  return isValidSignNumber(signNumber) ? undefined : signNumberRule;
}

export function findZoneError({ area, zone }: Parking): string | undefined {
  if (isValidZone(area, zone)) return undefined;
  const zoneRule = area && providers[area].zone;
  return zoneRule && zoneRule.kind === 'text' && zoneRule.example
    ? `A zone is digits and one or two letters, such as ${zoneRule.example}. Check it on the sign.`
    : 'A zone is letters A to Z and digits. Check it on the sign.';
}

/** Returns the explanation of a word of the message: 'Zone, premium' for the word 'P'. */
export function getMessageWordMeaning(
  { fields, text }: MessageWord,
  { emirate, ...plate }: Plate,
  { area }: Parking,
): string {
  const code = normalizePlateText(plate.code);
  const number = normalizePlateText(plate.number);
  const plateEmirate = emirate ? `${emirateDetails[emirate].name} plate` : 'Emirate';
  const zoneRule = area ? providers[area].zone : undefined;
  const zoneName =
    zoneRule?.kind === 'choice' ? zoneRule.choices.find((choice) => choice.code === text)?.name : undefined;
  switch (fields.join()) {
    case 'emirate,code':
      return `${plateEmirate}, ${code ? `code ${code}` : 'code'}`;
    case 'code,number':
      return code && number ? `Plate code ${code}, number ${number}` : 'Plate code and number';
    case 'emirate':
      return plateEmirate;
    case 'code':
      return 'Plate code';
    case 'number':
      return 'Plate number';
    case 'zone':
      return zoneName ? `Zone, ${zoneName.toLowerCase()}` : 'Zone';
    case 'arabicReply':
      return 'Reply in Arabic';
    default:
      return text === '1' ? 'Hour' : 'Hours';
  }
}

/**
 * Returns a note with the date on which the message format of an emirate was last confirmed, and with the source if one
 * is known. Returns undefined for a format that was never confirmed.
 */
export function findMessageFormatSourceText(area: Emirate): string | undefined {
  const { lastConfirmed } = providers[area];
  const { source } = providerCopy[area];
  if (lastConfirmed === null) return undefined;
  return source ? parkingCopy.message.source(source, lastConfirmed) : parkingCopy.message.lastConfirmed(lastConfirmed);
}

/** Returns the text of an unfinished message, with a placeholder for each missing word. */
export function formatUnfinishedMessage(parts: readonly MessageWord[]): string {
  return parts.map(({ text }) => text || parkingCopy.message.empty).join(' ');
}

export function getWarningText(
  warning: FieldWithWarning,
  { emirate, code, number }: Plate,
  { area, zone }: Parking,
): string {
  switch (warning) {
    case 'code':
      if (emirate === '') return `${normalizePlateText(code)} doesn't look like a plate code.`;
      return `The plate code ${normalizePlateText(code)} doesn't match ${emirateDetails[emirate].name}. Codes there have ${plateCodeRules[emirate]}.`;
    case 'number': {
      const digits = normalizePlateText(number);
      if (!/^\d+$/.test(digits)) return 'The plate number can only have digits.';
      return `The plate number has ${digits.length} digits. UAE plates have up to 5.`;
    }
    case 'zone':
      return `${normalizePlateText(zone)} doesn't look like a zone in ${area && emirateDetails[area].name}.`;
    case 'signNumber':
      return signNumberRule;
  }
}

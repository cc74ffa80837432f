import { formatPersonName } from '../text/formatPersonName';
import type { PersonName } from '../text/formatPersonName';

type Phone = { countryCode: string; phone: string };

/** Returns the phone number with its country code in front, if the code is stored separately. */
export function joinPhone({ countryCode, phone }: Phone): string {
  return `${countryCode} ${phone}`.trim();
}

/**
 * Returns the name fields to change for a name that was typed as one text. An unchanged name keeps its first and last
 * name; any other text becomes the first name.
 */
export function toNameFields(name: string, current: PersonName): Partial<PersonName> {
  return name === formatPersonName(current) ? {} : { firstName: name, lastName: '' };
}

/**
 * Returns the phone fields to change for a number that was typed as one text. An unchanged number keeps its separate
 * country code; for any other number, the country code is empty.
 */
export function toPhoneFields(phone: string, current: Phone): Partial<Phone> {
  return phone === joinPhone(current) ? {} : { countryCode: '', phone };
}
